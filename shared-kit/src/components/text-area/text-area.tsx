import { textLength } from '../../domain/common';
import { useLayoutEffect, useRef, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { useTranslation } from '../../platform/facade';
import { assignRef } from '../assign-ref';
import { classNames } from '../class-names';
import { Field, frameClasses, splitFieldTexts, type FieldTexts } from '../field';
import styles from './text-area.module.css';

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoComplete' | 'enterKeyHint' | 'lang' | 'name' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'placeholder' | 'spellCheck'
>;

/** The props of `TextArea`. */
export interface TextAreaProps extends Omit<FieldTexts, 'counter'>, Native {
  value: string;
  onChange: (value: string) => void;
  id?: string;
  /** Characters that fit; shows "116 / 250". Typing beyond is not cut, the rules refuse it. */
  limit?: number;
  /** Another counter instead of "116 / 250". */
  counter?: ReactNode;
  /** Lowest and highest height in px; between them it grows with the text, beyond it scrolls. */
  minHeight?: number;
  maxHeight?: number;
  readOnly?: boolean;
  busy?: boolean;
  required?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export const TextArea = (props: TextAreaProps) => {
  const { texts, control } = splitFieldTexts(props);
  const {
    value,
    onChange,
    id,
    limit,
    minHeight = 64,
    maxHeight = 140,
    readOnly,
    busy,
    required,
    ref,
    ...native
  } = control;
  const { t } = useTranslation('kit');
  const area = useRef<HTMLTextAreaElement>(null);
  const disabled = texts.disabledReason !== undefined;
  const over = limit === undefined ? 0 : textLength(value) - limit;

  useLayoutEffect(() => {
    const node = area.current;
    if (!node) return;
    node.style.height = 'auto';
    const frame = node.offsetHeight - node.clientHeight;
    node.style.height = `${Math.min(Math.max(node.scrollHeight + frame, minHeight), maxHeight)}px`;
  }, [value, minHeight, maxHeight]);

  const counter =
    texts.counter ??
    (limit !== undefined && (
      <span className={classNames(styles.counter, over > 0 && styles.over)}>
        <span aria-hidden="true">
          {textLength(value)} / {limit}
        </span>
        <span className="ff-sr-only" aria-live="polite">
          {over > 0 && t('textArea.over', { count: over })}
        </span>
      </span>
    ));

  return (
    <Field {...texts} counter={counter} id={id}>
      {({ labelId: _labelId, ...wiring }) => (
        <textarea
          {...native}
          {...wiring}
          ref={(node) => {
            area.current = node;
            return assignRef(ref, node);
          }}
          className={frameClasses(
            { invalid: Boolean(texts.error) || over > 0, disabled, readOnly },
            classNames(styles.area, readOnly && styles.readOnly),
          )}
          value={value}
          rows={1}
          readOnly={readOnly || disabled}
          aria-required={required || undefined}
          aria-busy={busy || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
};
