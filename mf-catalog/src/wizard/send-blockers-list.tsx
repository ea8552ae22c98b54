import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { SendBlocker } from '@fairfront/shared-kit/domain/catalogue/rules';
import { draftFieldOf } from '@fairfront/shared-kit/domain/catalogue/wire-fields';
import { useWizardDetails } from '../context/wizard-details';
import styles from './wizard.module.css';

/** Everything that blocks sending, each with a link to its step. */
export const SendBlockers = ({ blockers }: { blockers: readonly SendBlocker[] }) => {
  const { t } = useTranslation('catalog');
  const { showPlace } = useWizardDetails();
  return (
    <Notice tone="warning" title={t('wizard.blockers')}>
      <ul className={styles.blockers}>
        {blockers.map(({ code, step, field, ids }) => (
          <li key={`${code} ${step}`} className={styles.blocker}>
            {t(`errors.${code}`, { count: ids.length })}{' '}
            {step !== 'preview' && (
              <Button
                variant="text"
                size="sm"
                onClick={() => void showPlace({ step, field: field === null ? null : draftFieldOf(field) })}
              >
                {t(`wizard.steps.${step}`)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
