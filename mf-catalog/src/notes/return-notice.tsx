import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { ReturnComment } from '../model/catalogue-order';
import { useRef } from 'react';
import { draftFieldOf } from '../model/wire-fields';
import { useWizard } from '../wizard/wizard-context';
import { useWizardDetails } from '../wizard/wizard-details';
import { useFieldWords } from './field-names';
import styles from './notes.module.css';

/** The keyboard goes to the field that a comment means, or to the comment where its step has no such field. */
const goToComment = (root: Document | ShadowRoot, id: number): void => {
  const note = root.querySelector<HTMLElement>(`[data-comment="${id}"]`);
  const field = note?.closest('[data-field]');
  (field?.querySelector<HTMLElement>('input, textarea, [role="combobox"]') ?? note)?.focus();
};

/** Why the order came back, above every step until it is sent again, with a way to each comment (CAT-287). */
export const ReturnNotice = () => {
  const { t } = useTranslation('catalog');
  const { order, status, goTo, step } = useWizard();
  const { comments } = useWizardDetails();
  const { nameOf } = useFieldWords();
  const section = useRef<HTMLElement>(null);
  if (status !== 'draft' || !order?.return_reason) return null;
  const answered = comments.filter(({ answer }) => answer !== null).length;
  const placeOf = (comment: ReturnComment): string => {
    const field = comment.field === null ? null : draftFieldOf(comment.field);
    return field === null ? t(`wizard.steps.${comment.step_key}`) : nameOf(field);
  };
  return (
    <section ref={section} aria-labelledby="catalogue-returned" className={styles.returned}>
      <div className={styles.why}>
        <p>
          <b id="catalogue-returned">{t('notes.returned')}</b> {order.return_reason}
        </p>
        {comments.length > 0 && (
          <ul className={styles.places}>
            {comments.map((comment) => (
              <li key={comment.id}>
                <Button
                  size="sm"
                  icon={comment.answer === null ? 'chat' : 'check-circle'}
                  onClick={() => {
                    if (comment.step_key !== step) void goTo(comment.step_key);
                    // an embed draws the wizard within a shadow root
                    else goToComment(section.current?.getRootNode() as Document | ShadowRoot, comment.id);
                  }}
                >
                  {placeOf(comment)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {comments.length > 0 && (
        <p className={styles.count}>
          <Icon name="chat" size={16} />
          {t('notes.progress', { answered, total: comments.length })}
        </p>
      )}
    </section>
  );
};
