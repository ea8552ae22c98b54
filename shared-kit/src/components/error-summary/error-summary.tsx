import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './error-summary.module.css';

/** A field that must be corrected. */
export interface ErrorSummaryItem {
  /** Id of the control; a press on the link puts the focus into it. */
  controlId: string;
  /** Names the field; the message is below the field itself. */
  label: ReactNode;
}

/** The props of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** The error in one line; line breaks of a server text are kept. */
  title: ReactNode;
  items?: readonly ErrorSummaryItem[];
  /** Takes the focus when this number increases, once for each failed attempt. */
  attempt?: number;
}

/** The control with an id in the same tree as a node: an embed is in a shadow root, where the document finds nothing. */
export const controlOf = (controlId: string, near: Node | null): HTMLElement | null => {
  const root = near?.getRootNode();
  return (root instanceof ShadowRoot ? root : document).getElementById(controlId);
};

/** Moves the focus into a control and keeps it clear of sticky bars (`scroll-padding`). */
export const focusControl = (controlId: string, near: Node | null = null): void => {
  const control = controlOf(controlId, near);
  // a group of controls is entered at the chosen one, else at the first
  const inside = control?.matches('[tabindex="-1"]')
    ? (control.querySelector<HTMLElement>('input:checked') ??
      control.querySelector<HTMLElement>('input, select, textarea, button, [tabindex="0"]'))
    : null;
  const target = inside ?? control;
  target?.focus();
  target?.scrollIntoView?.({ block: 'nearest' });
};

/** The list of invalid fields above a form, also for a single one; read out at once (DESIGN §12). */
export const ErrorSummary = ({ title, items = [], attempt = 0 }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const follow = (event: MouseEvent, controlId: string) => {
    event.preventDefault();
    focusControl(controlId, box.current);
  };
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <Icon name="cross-circle" className={styles.icon} />
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map(({ controlId, label }) => (
              <li key={controlId}>
                <a className={styles.link} href={`#${controlId}`} onClick={(event) => follow(event, controlId)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
