import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useTranslation } from '../../platform/facade';
import { useDebouncedCommit } from '../debounced-commit';
import { classNames } from '../class-names';
import { Field, splitFieldTexts, type FieldSize, type FieldTexts } from '../field';
import { Icon } from '../icon';
import { clampToRange, numberByKey, readInteger } from './integer';
import styles from './number-field.module.css';

/** The props of `NumberField`. */
export interface NumberFieldProps extends FieldTexts {
  value: number;
  /** Called once after a pause of 500 ms, or at once on blur or unmount. Always within the range. */
  onChange: (value: number) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  size?: Extract<FieldSize, 'sm' | 'md'>;
  id?: string;
  name?: string;
  readOnly?: boolean;
  busy?: boolean;
  required?: boolean;
}

/** A whole number with minus and plus; arrows, Page and Home/End keys work. */
export const NumberField = (props: NumberFieldProps) => {
  const { texts, control } = splitFieldTexts(props);
  const { value, onChange, onBlur, min = 0, max = Number.MAX_SAFE_INTEGER, size = 'md', id, name } = control;
  const { readOnly = false, busy, required } = control;
  const { t } = useTranslation('kit');
  const [spoken, setSpoken] = useState('');
  const { shown, change, flush, cancel } = useDebouncedCommit(value, onChange);
  /** The text while it is typed; null shows the number itself. */
  const [typed, setTyped] = useState<string | null>(null);
  const disabled = texts.disabledReason !== undefined;
  const locked = disabled || readOnly || busy === true;
  const text = typed ?? String(shown);
  const now = typed === null ? shown : clampToRange(readInteger(typed), min, max);

  const set = (next: number) => {
    if (locked) return;
    setTyped(null);
    change(clampToRange(next, min, max));
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.value;
    const { inputType, data } = event.nativeEvent as InputEvent;
    // a refused key does nothing; what is pasted stays visible and is corrected on leaving
    if (inputType === 'insertText' && data !== null && !/^[\d\s-]*$/.test(data)) return;
    setTyped(next);
    const number = readInteger(next);
    // on the way to a number of the range the text may be none yet: it is checked on leaving
    if (next.trim() !== '' && number === clampToRange(number, min, max)) change(number);
    else cancel();
  };
  const settle = () => {
    // empty or not a number becomes 0 and is then clamped
    if (typed !== null && !locked) change(now);
    setTyped(null);
    flush();
  };
  const leave = () => {
    settle();
    onBlur?.();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // before the form around is sent
    if (event.key === 'Enter') return settle();
    const target = numberByKey(event.key, now, min, max);
    if (target === undefined || locked) return;
    event.preventDefault();
    set(target);
  };
  const stepBy = (by: number) => {
    set(now + by);
    // the focus is on the button: the number itself would not be read
    setSpoken(String(clampToRange(now + by, min, max)));
  };

  return (
    <Field {...texts} id={id}>
      {({ labelId, ...wiring }) =>
        readOnly ? (
          <output id={wiring.id} aria-labelledby={labelId} className={styles.value}>
            {value}
          </output>
        ) : (
          <div
            className={classNames(
              styles.frame,
              styles[size],
              Boolean(texts.error) && styles.invalid,
              disabled && styles.disabled,
            )}
          >
            <StepButton
              direction="less"
              label={t('numberField.less')}
              labelId={labelId}
              blocked={locked || now <= min}
              onPress={() => stepBy(-1)}
            />
            <input
              {...wiring}
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              role="spinbutton"
              className={styles.input}
              value={text}
              size={Math.max(2, text.length)}
              readOnly={locked}
              aria-valuenow={now}
              aria-valuemin={min}
              aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
              aria-required={required || undefined}
              aria-busy={busy || undefined}
              onChange={type}
              onBlur={leave}
              onKeyDown={press}
            />
            <StepButton
              direction="more"
              label={t('numberField.more')}
              labelId={labelId}
              blocked={locked || now >= max}
              onPress={() => stepBy(1)}
            />
            <span className="ff-sr-only" aria-live="polite">
              {spoken}
            </span>
          </div>
        )
      }
    </Field>
  );
};

interface StepButtonProps {
  direction: 'less' | 'more';
  label: string;
  labelId: string;
  blocked: boolean;
  onPress: () => void;
}

/** Reached by mouse and touch; the keyboard has the arrows in the field itself, as every spin button. */
const StepButton = ({ direction, label, labelId, blocked, onPress }: StepButtonProps) => {
  const id = useId();
  return (
    <button
      id={id}
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={label}
      aria-labelledby={`${id} ${labelId}`}
      aria-disabled={blocked || undefined}
      onClick={blocked ? undefined : onPress}
    >
      <Icon name={direction === 'less' ? 'minus' : 'plus'} size={16} />
    </button>
  );
};
