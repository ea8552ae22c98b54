import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { formatDays, formatTime, formatDateTime } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { GateAnswer, GateState } from './use-gate';
import styles from './venue.module.css';
import { verdictLook } from './verdict-look';

interface AnswerPanelProps {
  state: GateState;
  /** The time zone of the exhibition. */
  zone: string | undefined;
  canWrite: boolean;
  onAgain: (answer: GateAnswer) => void;
}

/** The result of the check, large enough to be read at arm's length and announced as a whole when it changes. */
export const AnswerPanel = ({ state, zone, canWrite, onAgain }: AnswerPanelProps) => {
  const { t } = useTranslation('desk');
  const answer = state.is === 'answered' ? state.answer : null;
  const tone = state.is === 'failed' ? 'danger' : answer ? verdictLook[answer.verdict].tone : 'neutral';
  return (
    <section className={styles.answer} data-tone={tone} aria-label={t('venue.answer')}>
      <div role="status" aria-live="assertive" aria-atomic="true" className={styles.said}>
        {state.is === 'ready' && <p className={styles.quiet}>{t('venue.ready')}</p>}
        {state.is === 'asking' && <p className={styles.quiet}>{t('venue.asking')}</p>}
        {state.is === 'failed' && (
          <>
            <Icon name="warning" className={styles.icon} />
            <p className={styles.verdict}>{t('venue.failed')}</p>
            <p className={styles.fact}>{state.text}</p>
          </>
        )}
        {answer && <Answer answer={answer} zone={zone} />}
      </div>
      {answer?.verdict === 'entered' && canWrite && !answer.isStored && (
        <Button size="lg" onClick={() => onAgain(answer)}>
          {t('venue.again')}
        </Button>
      )}
    </section>
  );
};

const Answer = ({ answer, zone }: { answer: GateAnswer; zone: string | undefined }) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { verdict, kind, days, pass, enteredBefore, isStored } = answer;
  const inZone = zone === undefined ? {} : { zone };
  const isToday = enteredBefore !== null && kind !== 'car';
  const before = enteredBefore === null ? null : new Date(enteredBefore).toISOString();
  return (
    <>
      <Icon name={verdictLook[verdict].icon} className={styles.icon} />
      <p className={styles.verdict}>
        {verdict === 'entered' && before !== null
          ? t('venue.enteredAt', {
              time: isToday ? formatTime(before, inZone) : formatDateTime(before, locale, inZone),
            })
          : t(`venue.verdict.${verdict}`)}
      </p>
      {pass && (
        <>
          <p className={styles.name}>{pass.title}</p>
          <p className={styles.company}>{textOf(pass, 'company', locale)}</p>
        </>
      )}
      {kind && (
        <p className={styles.fact}>
          {[
            t(`venue.kind.${kind}`),
            pass?.stands.join(', '),
            days.map(({ from, to }) => formatDays(from, to, locale)).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {pass?.comment && verdict === 'revoked' && <p className={styles.fact}>{pass.comment}</p>}
      {verdict === 'unknown' && <p className={styles.fact}>{t('venue.unknownCode', { code: answer.code })}</p>}
      {kind && !pass && <p className={styles.fact}>{t('venue.fromList')}</p>}
      {verdict === 'entered' && isStored && <p className={styles.fact}>{t('venue.letInAgain')}</p>}
    </>
  );
};
