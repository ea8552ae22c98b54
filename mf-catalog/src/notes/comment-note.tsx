import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { TextArea } from '@fairfront/shared-kit/components/text-area';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import type { ReturnComment } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import { useWizard } from '../context/wizard-context';
import { useWizardDetails } from '../context/wizard-details';
import styles from './notes.module.css';

/** An organiser's comment at its field, with the exhibitor's reply, which is part of sending again. */
export const CommentNote = ({ comment }: { comment: ReturnComment }) => {
  const { t } = useTranslation('catalog');
  const { isEditable } = useWizard();
  const { answer } = useWizardDetails();
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isAnswered = comment.answer !== null;
  const send = async (text: string) => {
    setBusy(true);
    if (await answer(comment, text)) setTyped(null);
    setBusy(false);
  };
  return (
    <div
      role="note"
      aria-label={t('notes.comment')}
      tabIndex={-1}
      data-comment={comment.id}
      className={isAnswered ? styles.answered : styles.comment}
    >
      <Icon name={isAnswered ? 'check-circle' : 'chat'} size={16} />
      <div className={styles.words}>
        <p>{comment.text}</p>
        {isAnswered && <p className={styles.answer}>{t('notes.answered', { answer: comment.answer })}</p>}
        {typed !== null && (
          <TextArea label={t('notes.answerLabel')} value={typed} onChange={setTyped} maxHeight={160} busy={isBusy} />
        )}
        {isEditable && (
          <div className={styles.ways}>
            {typed === null ? (
              <>
                <Button size="sm" variant="text" onClick={() => setTyped(comment.answer ?? '')}>
                  {t(isAnswered ? 'notes.change' : 'notes.reply')}
                </Button>
                {!isAnswered && (
                  <Button size="sm" icon="check" busy={isBusy} onClick={() => void send(t('notes.fixed'))}>
                    {t('notes.fixed')}
                  </Button>
                )}
              </>
            ) : (
              <>
                <Button size="sm" variant="text" onClick={() => setTyped(null)}>
                  {t('notes.cancel')}
                </Button>
                <Button
                  size="sm"
                  busy={isBusy}
                  disabledReason={typed.trim() === '' ? t('notes.answerEmpty') : undefined}
                  onClick={() => void send(typed.trim())}
                >
                  {t('notes.send')}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
};
