import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys, type OwnInvitation } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './invitations.module.css';

/** Participations that the user is invited to: access begins on acceptance. */
const Invitations = ({ invitations }: { invitations: readonly OwnInvitation[] }) => {
  const { t } = useTranslation('invitations');
  return (
    <section className={styles.list} aria-labelledby="home-invitations">
      <h2 id="home-invitations" className="ff-sr-only">
        {t('title', { count: invitations.length })}
      </h2>
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} />
      ))}
    </section>
  );
};

const Invitation = ({ invitation }: { invitation: OwnInvitation }) => {
  const { t } = useTranslation('invitations');
  const { t: shellText } = useTranslation('shell');
  const { api, now } = usePlatform();
  const locale = useLocale();
  const { id, role, company, exhibition, expires_at } = invitation;
  const words = { company: textOf(company, 'name', locale), exhibition: textOf(exhibition, 'title', locale) };
  const titleId = `invitation-${id}`;

  const common = { namespace: 'shell', invalidates: () => [queryKeys.participations.all()] };
  const place = { params: { path: { id } } };
  const accepting = useAction<undefined>({
    ...common,
    run: (_, { idempotencyKey }) => api.post('/invitations/{id}/accept', { ...place, idempotencyKey }),
    announce: () => t('accepted', words),
  });
  const declining = useAction<undefined>({
    ...common,
    confirm: () => ({
      title: t('declineTitle', words),
      text: t('declineText'),
      confirmLabel: t('decline'),
      tone: 'danger',
    }),
    run: (_, { idempotencyKey }) => api.post('/invitations/{id}/decline', { ...place, idempotencyKey }),
    announce: () => t('declined', words),
  });

  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <Icon name="mail" size={20} className={styles.icon} />
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          {t('invited', words)}
        </h3>
        <p className={styles.about}>
          {t('terms', {
            role: shellText(`role.${role}`),
            date: formatProseDate(expires_at.slice(0, 10), locale, { now: now() }),
          })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={accepting.isBusy()}
          aria-label={`${t('accept')}: ${words.exhibition}`}
          onClick={() => void accepting.run(undefined)}
        >
          {t('accept')}
        </Button>
        <Button
          variant="secondary"
          busy={declining.isBusy()}
          aria-label={`${t('decline')}: ${words.exhibition}`}
          onClick={() => void declining.run(undefined)}
        >
          {t('decline')}
        </Button>
      </div>
    </article>
  );
};

export default Invitations;
