import { languageOf } from '@fairfront/shared-kit/domain/common';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useLocale, useTranslation, type ParticipationUser } from '@fairfront/shared-kit/platform';
import styles from './users.module.css';

/** The largest number of names that is still readable in a sentence. */
const mostNames = 6;

/** Says whom "remove all" would remove before anybody presses it. */
export const RemoveAllNote = ({ users }: { users: readonly ParticipationUser[] }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const lastnames = users.flatMap(({ lastname }) => lastname || []);
  const invited = users.length - lastnames.length;
  const named = [...lastnames, ...(invited > 0 ? [t('team.invitations', { count: invited })] : [])];
  const names =
    named.length <= mostNames && new Intl.ListFormat(languageOf(locale).tag, { type: 'conjunction' }).format(named);
  return (
    <Notice className={styles.note}>
      {t('team.removeAllKeeps')} {t('team.removeAllGo', { count: users.length })}
      {names ? `: ${names}.` : '.'}
    </Notice>
  );
};
