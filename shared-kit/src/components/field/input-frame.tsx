import type { PointerEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import styles from './input-frame.module.css';

/** 32 (tables, filters), 40, 48 px; below 740 px `md` grows to the touch height of 48. */
export type FieldSize = 'sm' | 'md' | 'lg';

/** The states that the frame draws; all of them come from the field. */
export interface FrameState {
  size?: FieldSize | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  busy?: boolean | undefined;
}

/** Classes of the frame, for triggers that are themselves the frame (a select). */
export const frameClasses = ({ size = 'md', invalid, disabled, readOnly }: FrameState, className?: string): string =>
  classNames(
    styles.frame,
    styles[size],
    invalid && styles.invalid,
    disabled && styles.disabled,
    readOnly && styles.readOnly,
    className,
  );

/** Class of the native input inside the frame. */
export const inputClass = styles.input;

interface InputFrameProps extends FrameState {
  icon?: IconName | undefined;
  /** After the input: a unit, a button. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The edge around a native input: it takes the focus ring, a press beside the input puts the caret into it. */
export const InputFrame = ({ icon, end, className, children, ...state }: InputFrameProps) => {
  const focusInput = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <div className={frameClasses(state, className)} onPointerDown={focusInput}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
      {state.busy && <Icon name="refresh" size={16} spinning className={styles.icon} />}
      {end}
      {state.disabled && <Icon name="lock" className={styles.icon} />}
    </div>
  );
};
