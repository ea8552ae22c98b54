import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatTime } from '@fairfront/shared-kit/platform/formats';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import { SendBlockers } from './send-blockers-list';
import type { OrderWizard } from './use-wizard';
import styles from './wizard.module.css';

interface WizardNoticesProps {
  model: OrderWizard;
  /** The offer of an earlier order, or what was copied from it. */
  copied: ReactNode;
}

/**
 * Notices above every step: an earlier order, unsaved input that can be restored, the end of the period, and on the preview
 * what blocks sending.
 */
export const WizardNotices = ({ model, copied }: WizardNoticesProps) => {
  const { t } = useTranslation('catalog');
  const { exhibition } = useParticipation();
  const { copy, period, wizard, state, blockers } = model;
  const isOver = wizard.status === 'draft' && period === 'closed';
  const isBlocked = state.step === 'preview' && wizard.isEditable && blockers.length > 0;
  if (!copy.offer && !isOver && !copied && !isBlocked) return null;
  return (
    <div className={styles.notices}>
      {isOver && <Notice tone="warning" title={t('wizard.over')} />}
      {isBlocked && <SendBlockers blockers={blockers} />}
      {copied}
      {copy.offer && (
        <Notice
          tone="info"
          icon="clock"
          live="polite"
          title={t('wizard.copy.title', { time: formatTime(copy.offer.savedAt, { zone: exhibition.timezone }) })}
          action={
            <span className={styles.ways}>
              <Button size="sm" variant="text" onClick={copy.drop}>
                {t('wizard.copy.drop')}
              </Button>
              <Button size="sm" onClick={copy.take}>
                {t('wizard.copy.take')}
              </Button>
            </span>
          }
        >
          {t('wizard.copy.text')}
        </Notice>
      )}
    </div>
  );
};
