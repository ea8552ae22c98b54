import type { Invitation } from '@fairfront/shared-kit/api';
import { formatProsePeriod } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './invitation.module.css';

/** The inviter, as in the heading of the page; in the present tense, which is gender-neutral in Russian. */
const useHeading = ({ sender, is_by_organizer, host }: Invitation): string => {
  const { t } = useTranslation('welcome');
  const locale = useLocale();
  if (sender) return t('invitedBy', { name: `${sender.name} ${sender.lastname}` });
  if (is_by_organizer) return t('invitedByOrganizer');
  return host ? t('invitedBy', { name: textOf(host, 'name', locale) }) : t('title');
};

/** The inviter, company, exhibition, role and invited e-mail (mock-up w3). */
export const InvitationHead = ({ invitation, lead }: { invitation: Invitation; lead: string }) => {
  const { t } = useTranslation('welcome');
  const { t: shellText } = useTranslation('shell');
  const { now } = usePlatform();
  const locale = useLocale();
  const { company, host, exhibition, role, email, sender } = invitation;
  const { started_at, ended_at } = exhibition;
  const period = formatProsePeriod(started_at, ended_at, locale, { now: now() });
  const facts = [
    // the heading names the main exhibitor if it names no person
    ...(host && sender ? [{ id: 'host', value: textOf(host, 'name', locale) }] : []),
    { id: 'company', value: textOf(company, 'name', locale) },
    { id: 'exhibition', value: `${textOf(exhibition, 'title', locale)}, ${period}` },
    { id: 'access', value: shellText(`role.${role}`) },
    { id: 'email', value: email },
  ] as const;
  return (
    <>
      <div>
        <h1 className={styles.title}>{useHeading(invitation)}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ id, value }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.name}>{t(`facts.${id}`)}</dt>
            <dd className={styles.value} data-fact={id}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};
