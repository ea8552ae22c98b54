import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { ReturnComment } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import { draftFieldOf } from '@fairfront/shared-kit/domain/catalogue/wire-fields';
import { useFieldTexts } from '../notes/field-names';
import { Heading } from '../context/heading';
import styles from './versions.module.css';

interface HistoryCommentsProps {
  comments: readonly ReturnComment[];
  onShow?: ((comment: ReturnComment) => void) | undefined;
}

/** The organiser's comments from the last return, with the replies. */
export const HistoryComments = ({ comments, onShow }: HistoryCommentsProps) => {
  const { t } = useTranslation('catalog');
  const { nameOf } = useFieldTexts();
  if (comments.length === 0) return null;
  const placeOf = ({ field, step_key: step }: ReturnComment): string =>
    field !== null && draftFieldOf(field) !== null ? nameOf(field) : t(`wizard.steps.${step}`);
  return (
    <section aria-labelledby="catalogue-history-comments" className={styles.part}>
      <Heading level={4} id="catalogue-history-comments" className="ff-h4">
        {t('versions.comments')}
      </Heading>
      <ul className={styles.changes}>
        {comments.map((comment) => (
          <li key={comment.id} className={styles.change}>
            {onShow ? (
              <Button variant="text" size="sm" className={styles.field} onClick={() => onShow(comment)}>
                {placeOf(comment)}
              </Button>
            ) : (
              <b>{placeOf(comment)}</b>
            )}
            <p className={styles.value}>{comment.text}</p>
            {comment.answer === null ? (
              <p className={styles.open}>
                <Icon name="chat" size={16} /> {t('versions.unanswered')}
              </p>
            ) : (
              <p className={styles.done}>
                <Icon name="check-circle" size={16} /> {t('notes.answered', { answer: comment.answer })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
