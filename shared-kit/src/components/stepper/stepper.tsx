import { useId, useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { useTranslation } from '../../platform/facade';
import styles from './stepper.module.css';

/** How far a step is. */
export type StepState = 'done' | 'current' | 'open' | 'attention' | 'locked';

/** One step of the wizard. */
export interface Step {
  id: string;
  label: string;
  state: StepState;
  /** Why it is locked, or what needs attention. */
  reason?: string;
}

/** The props of `Stepper`. */
export interface StepperProps {
  /** Names the row: "Catalogue order". */
  label: string;
  steps: readonly Step[];
  /** Called for steps that are not locked. */
  onStep: (id: string) => void;
}

/**
 * The steps of a wizard: done ones have a check, the current one is filled, locked ones have a dashed ring and say why. Where
 * the row is narrow, steps that are neither current nor next to it keep their number only. Below 740 px it is one line with a bar,
 * the list opens below it (DESIGN §5).
 */
export const Stepper = ({ label, steps, onStep }: StepperProps) => {
  const { t } = useTranslation('kit');
  const listId = useId();
  const [open, setOpen] = useState(false);
  const at = Math.max(
    0,
    steps.findIndex(({ state }) => state === 'current'),
  );
  const current = steps[at];
  const next = steps[at + 1];
  return (
    <nav aria-label={label} className={styles.stepper}>
      <div className={styles.short}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          className={styles.opener}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.words}>
            <b>{t('stepper.of', { number: at + 1, total: steps.length, label: current?.label })}</b>
            {next && <span className={styles.next}>{t('stepper.next', { label: next.label })}</span>}
          </span>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} />
        </button>
        <div aria-hidden="true" className={styles.bar}>
          {steps.map(({ id, state }) => (
            <span key={id} className={classNames(styles.cell, styles[`${state}Cell`])} />
          ))}
        </div>
      </div>
      <ol id={listId} className={classNames(styles.list, open && styles.listOpen)}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles.item}>
            <StepButton
              step={step}
              number={index + 1}
              isNear={Math.abs(index - at) <= 1}
              onPress={() => {
                setOpen(false);
                onStep(step.id);
              }}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
};

interface StepButtonProps {
  step: Step;
  number: number;
  /** Whether it is the current step or next to it. */
  isNear: boolean;
  onPress: () => void;
}

const StepButton = ({ step, number, isNear, onPress }: StepButtonProps) => {
  const { t } = useTranslation('kit');
  const reasonId = useId();
  const { state, label, reason } = step;
  const locked = state === 'locked';
  return (
    <button
      type="button"
      aria-current={state === 'current' ? 'step' : undefined}
      aria-disabled={locked || undefined}
      aria-describedby={reason ? reasonId : undefined}
      title={reason ?? (isNear ? undefined : label)}
      className={classNames(styles.step, styles[state], !isNear && styles.far)}
      onClick={() => {
        if (!locked) onPress();
      }}
    >
      <span className={styles.ring}>
        {state === 'done' ? (
          <Icon name="check" size={14} />
        ) : state === 'attention' ? (
          <Icon name="warning" size={14} />
        ) : (
          number
        )}
      </span>
      <span className={styles.label}>{label}</span>
      {state !== 'current' && state !== 'open' && <span className="ff-sr-only">, {t(`stepper.${state}`)}</span>}
      {reason && (
        <span id={reasonId} aria-hidden="true" className={styles.reason}>
          {reason}
        </span>
      )}
    </button>
  );
};
