import { useId, type Ref } from 'react';
import { Kbd } from '@fairfront/shared-kit/components/kbd';
import { Radio } from '@fairfront/shared-kit/components/radio';
import { TextArea } from '@fairfront/shared-kit/components/text-area';
import { rejectionLength } from '@fairfront/shared-kit/domain/passes';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './passes.module.css';

/** Templates of reasons, in the order of their digits. */
export const reasons = ['name', 'duplicate', 'visa', 'vehicle', 'other'] as const;
/** One of `reasons`. */
export type Reason = (typeof reasons)[number];

/** The draft of a rejection. */
export interface RejectionDraft {
  reason: Reason | null;
  text: string;
}

interface RejectionProps {
  draft: RejectionDraft;
  /** Whether the draft was submitted without a text. */
  isMissing: boolean;
  onReason: (reason: Reason) => void;
  onText: (text: string) => void;
  field: Ref<HTMLTextAreaElement>;
}

/** The reasons of a rejection and the text for the exhibitor. */
export const Rejection = ({ draft, isMissing, onReason, onText, field }: RejectionProps) => {
  const { t } = useTranslation('desk');
  const name = useId();
  return (
    <div className={styles.rejection}>
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>{t('reject.reason')}</legend>
        {reasons.map((reason, index) => (
          <div key={reason} className={styles.reason}>
            <Radio name={name} value={reason} checked={draft.reason === reason} onChoose={() => onReason(reason)}>
              {t(`reasons.${reason}.label`)}
            </Radio>
            <span aria-hidden="true">
              <Kbd>{String(index + 1)}</Kbd>
            </span>
          </div>
        ))}
      </fieldset>
      <TextArea
        ref={field}
        label={t('reject.text')}
        hint={t('reject.hint')}
        limit={rejectionLength}
        minHeight={88}
        required
        error={isMissing && draft.text.trim() === '' ? t('reject.missing') : undefined}
        value={draft.text}
        onChange={onText}
      />
    </div>
  );
};
