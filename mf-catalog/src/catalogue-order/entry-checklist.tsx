import { Button } from '@fairfront/shared-kit/components/button';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { useAccess, useOpenModal, useParticipant, useTranslation } from '@fairfront/shared-kit/platform';
import { entryProblems, type EntryProblem } from '../model';
import styles from './catalogue-order.module.css';

/** What is not ready for print and where it is mended; stands come from the organiser (CAT-288 in short). */
export const EntryChecklist = ({ isEditable }: { isEditable: boolean }) => {
  const { t } = useTranslation('catalog');
  const open = useOpenModal();
  const { canWrite } = useAccess();
  const participation = useParticipant();
  const problems = entryProblems(participation);
  const isOfCompany = problems.some(({ fact }) => fact !== 'stands');
  const look = ({ isRequired }: EntryProblem) =>
    isRequired ? ({ tone: 'danger', icon: 'cross-circle' } as const) : ({ tone: 'warning', icon: 'warning' } as const);

  return (
    <section aria-labelledby="catalogue-checklist" className={styles.section}>
      <h3 id="catalogue-checklist" className="ff-h4">
        {t('check.title')}
      </h3>
      {problems.length === 0 ? (
        <StatusBadge variant="plain" tone="success" icon="check-circle">
          {t('check.ready')}
        </StatusBadge>
      ) : (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem.fact} className={styles.problem}>
              <StatusBadge variant="plain" {...look(problem)}>
                {t(`fact.${problem.fact}`)}
              </StatusBadge>
              <span className={styles.why}>
                {t(
                  problem.kind === 'cyrillic'
                    ? 'check.cyrillic'
                    : problem.fact === 'stands'
                      ? 'check.stands'
                      : problem.isRequired
                        ? 'check.required'
                        : 'check.optional',
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.source}>{t('check.source')}</p>
      {isEditable && isOfCompany && (
        <Button icon="building" onClick={() => open('event-modal-company-profile', {})}>
          {t(canWrite ? 'check.fill' : 'check.look')}
        </Button>
      )}
    </section>
  );
};
