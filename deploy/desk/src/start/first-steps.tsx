import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { roleAllows, staffRoles } from '@fairfront/shared-kit/domain/identity/staff-roles';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './start.module.css';

/** The ways to a first fair, the quickest first; those without a screen have a command. */
const commands = {
  byHand: 'npm run organizer -- exhibitions create --body fair.json',
  copy: 'npm run organizer -- exhibitions copy 1 --started_at 2027-06-15 --title_rus … --title_eng …',
} as const;
const byCommand = ['byHand', 'copy'] as const;

/** The desk of a portal without exhibitions: what to do first. */
export const FirstSteps = ({ mayBegin }: { mayBegin: boolean }) => {
  const { t } = useTranslation('desk');
  if (!mayBegin) {
    const roles = staffRoles.filter((role) => roleAllows(role, 'set-up', 'write')).map((role) => t(`roles.${role}`));
    return (
      <EmptyState level={1} icon="exhibitions" title={t('firstSteps.nothing')} className={styles.alone}>
        {t('firstSteps.nothingText', { roles: roles.join(', ') })}
      </EmptyState>
    );
  }
  return (
    <section className={styles.page} aria-labelledby="first-steps">
      <h1 id="first-steps" className="ff-h1">
        {t('firstSteps.title')}
      </h1>
      <p className={styles.lead}>{t('firstSteps.lead')}</p>
      <ul className={styles.ways}>
        <li className={styles.way}>
          <h2 className="ff-h4">{t('firstSteps.import.title')}</h2>
          <p className={styles.text}>{t('firstSteps.import.text')}</p>
          <RouteLink to="desk-import" params={{}} variant="primary" className={styles.action}>
            {t('firstSteps.import.action')}
          </RouteLink>
        </li>
        {byCommand.map((way) => (
          <li key={way} className={styles.way}>
            <h2 className="ff-h4">{t(`firstSteps.${way}.title`)}</h2>
            <p className={styles.text}>{t(`firstSteps.${way}.text`)}</p>
            <code className={styles.command}>{commands[way]}</code>
          </li>
        ))}
      </ul>
    </section>
  );
};
