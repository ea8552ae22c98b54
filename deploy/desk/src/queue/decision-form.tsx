import { useId, type Ref } from 'react';
import { Kbd } from '@fairfront/shared-kit/components/kbd';
import { Radio } from '@fairfront/shared-kit/components/radio';
import { TextArea } from '@fairfront/shared-kit/components/text-area';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './queue.module.css';
import type { DecisionKind } from './queue.types';
import type { DecisionDraft } from './use-drafts';

interface DecisionFormProps {
  /** The queue, whose texts are used. */
  queue: string;
  kind: DecisionKind<string>;
  draft: DecisionDraft;
  /** Whether the draft was submitted without a text. */
  isMissing: boolean;
  onTemplate: (template: string) => void;
  onText: (text: string) => void;
  field: Ref<HTMLTextAreaElement>;
}

/** The templates of a decision and the text for the exhibitor. */
export const DecisionForm = ({ queue, kind, draft, isMissing, onTemplate, onText, field }: DecisionFormProps) => {
  const { t } = useTranslation('desk');
  const name = useId();
  const texts = `${queue}.${kind.name}`;
  return (
    <div className={styles.form}>
      {kind.templates.length > 0 && (
        <fieldset className={styles.templates}>
          <legend className={styles.legend}>{t(`${texts}.legend`)}</legend>
          {kind.templates.map((template, index) => (
            <div key={template} className={styles.template}>
              <Radio
                name={name}
                value={template}
                checked={draft.template === template}
                onChoose={() => onTemplate(template)}
              >
                {t(`${texts}.templates.${template}.label`)}
              </Radio>
              <span aria-hidden="true">
                <Kbd>{String(index + 1)}</Kbd>
              </span>
            </div>
          ))}
        </fieldset>
      )}
      <TextArea
        ref={field}
        label={t(`${texts}.text`)}
        hint={t(`${texts}.hint`)}
        limit={kind.limit}
        minHeight={88}
        required={kind.text === 'required'}
        error={isMissing && draft.text.trim() === '' ? t(`${texts}.missing`) : undefined}
        value={draft.text}
        onChange={onText}
      />
    </div>
  );
};
