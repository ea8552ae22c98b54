import { Notice } from '@fairfront/shared-kit/components/notice';
import { useLocale, useTranslation, type ParticipationUser } from '@fairfront/shared-kit/platform';
import styles from './users.module.css';

/** So many names are a sentence that somebody reads. */
const mostNames = 6;

/** Says beside the list whom "remove all" would remove, before anybody presses it (ACC-062, ACC-063). */
export const RemoveAllNote = ({ users }: { users: readonly ParticipationUser[] }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const lastnames = users.flatMap(({ lastname }) => lastname || []);
  const invited = users.length - lastnames.length;
  const named = [...lastnames, ...(invited > 0 ? [t('team.invitations', { count: invited })] : [])];
  const names =
    named.length <= mostNames &&
    new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(named);
  return (
    <Notice className={styles.note}>
      {t('team.removeAllKeeps')} {t('team.removeAllGo', { count: users.length })}
      {names ? `: ${names}.` : '.'}
    </Notice>
  );
};
