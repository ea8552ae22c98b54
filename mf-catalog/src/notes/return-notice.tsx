import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { ReturnComment } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import { draftFieldOf } from '@fairfront/shared-kit/domain/catalogue/wire-fields';
import { useWizard } from '../context/wizard-context';
import type { OrderPlace } from '../context/order-place';
import { useWizardDetails } from '../context/wizard-details';
import { useFieldTexts } from './field-names';
import styles from './notes.module.css';

/** Why the order was returned, above every step until it is sent again, with a link to each comment. */
export const ReturnNotice = () => {
  const { t } = useTranslation('catalog');
  const { order, status } = useWizard();
  const { comments, showPlace } = useWizardDetails();
  const { nameOf } = useFieldTexts();
  if (status !== 'draft' || !order?.return_reason) return null;
  const answered = comments.filter(({ answer }) => answer !== null).length;
  const placeOf = ({ id, step_key: step, field }: ReturnComment): OrderPlace => ({
    step,
    field: field === null ? null : draftFieldOf(field),
    comment: id,
  });
  const nameOfPlace = ({ step, field }: OrderPlace): string =>
    field === null ? t(`wizard.steps.${step}`) : nameOf(field);
  return (
    <section aria-labelledby="catalogue-returned" className={styles.returned}>
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
                  onClick={() => void showPlace(placeOf(comment))}
                >
                  {nameOfPlace(placeOf(comment))}
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
