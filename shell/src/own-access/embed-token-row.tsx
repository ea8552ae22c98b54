import { Button } from '@fairfront/shared-kit/components/button';
import { formatTime } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation, useUser, type LivingEmbedToken } from '@fairfront/shared-kit/platform';
import { AccessIcon } from './access-icon';
import { useMoment } from './use-moment';
import styles from './own-access.module.css';

type Person = LivingEmbedToken['user'];

const nameOf = ({ name, lastname }: Person): string => [name, lastname].filter(Boolean).join(' ');

/** Host of the page, as users call the site; the scheme adds nothing. */
const hostOf = (site: string): string => new URL(site).host;

/** The display name of a token's site. */
export const useSiteName = (): ((token: LivingEmbedToken) => string) => {
  const { t } = useTranslation('ownAccess');
  return ({ site }) => (site === null ? t('sites.unknown') : hostOf(site));
};

interface EmbedTokenRowProps {
  token: LivingEmbedToken;
  isEnding: boolean;
  onEnd: () => void;
}

/** One token: site, access, creator and lifetime. */
export const EmbedTokenRow = ({ token, isEnding, onEnd }: EmbedTokenRowProps) => {
  const { t } = useTranslation('ownAccess');
  const moment = useMoment();
  const locale = useLocale();
  const me = useUser();
  const site = useSiteName()(token);
  const { participation, user, issued_by: issuer, created_at, last_used_at, expires_at } = token;
  const when = moment(created_at);
  const place = [textOf(participation, 'title', locale), textOf(participation, 'company', locale)];
  const made = (): string => {
    if (issuer?.id === me.id) return t('sites.madeByMe', { when });
    if (!issuer && token.is_by_organizer) return t('sites.madeByOrganizer', { when });
    const who = issuer && nameOf(issuer);
    return who ? t('sites.madeBy', { when, who }) : t('sites.made', { when });
  };
  const used = last_used_at === null ? t('sites.unused') : t('sites.used', { when: moment(last_used_at) });
  const asWhom = user.id !== me.id && nameOf(user);
  return (
    <li className={styles.session}>
      <AccessIcon name="site" className={styles.device} />
      <div className={styles.words}>
        <b className={styles.name}>{site}</b>
        <span className={styles.place}>{place.filter(Boolean).join(', ')}</span>
        {asWhom && <span className={styles.place}>{t('sites.actsAs', { who: asWhom })}</span>}
        <span className={styles.place}>{made()}</span>
        <span className={styles.place}>
          {[used, t('sites.until', { time: formatTime(expires_at) })].join('\u00a0· ')}
        </span>
      </div>
      <Button variant="text" size="sm" busy={isEnding} aria-label={t('sites.endOf', { site, when })} onClick={onEnd}>
        {t('sites.end')}
      </Button>
    </li>
  );
};
