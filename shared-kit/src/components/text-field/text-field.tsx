import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, InputFrame, inputClass, splitFieldTexts, type FieldSize, type FieldTexts } from '../field';
import type { IconName } from '../icon';

/** Native attributes of the input that pass through. */
type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'inputMode'
  | 'lang'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'placeholder'
  | 'spellCheck'
>;

/** The props of `TextField`. */
export interface TextFieldProps extends FieldTexts, Native {
  value: string;
  onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  id?: string;
  type?: 'text' | 'email' | 'url' | 'tel' | 'password' | 'search';
  size?: FieldSize;
  icon?: IconName;
  /** After the value: a unit ("кг") or a small button. */
  end?: ReactNode;
  /** Shows the value as text, without a frame (DESIGN §6). */
  readOnly?: boolean;
  /** The value is being checked or fetched. */
  busy?: boolean;
  /** Class of the frame around the value, for fields that set it larger or heavier. */
  frameClassName?: string | undefined;
  /** The value must be given; announced to screen readers only. */
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export const TextField = (props: TextFieldProps) => {
  const { texts, control } = splitFieldTexts(props);
  const { value, onChange, id, size, icon, end, readOnly, busy, required, ref, type = 'text', ...more } = control;
  const { frameClassName, ...native } = more;
  const disabled = texts.disabledReason !== undefined;
  return (
    <Field {...texts} id={id}>
      {({ labelId: _labelId, ...wiring }) => (
        <InputFrame
          className={frameClassName}
          icon={icon}
          end={end}
          size={size}
          busy={busy}
          disabled={disabled}
          readOnly={readOnly}
          invalid={Boolean(texts.error)}
        >
          <input
            {...native}
            {...wiring}
            ref={ref}
            type={type}
            className={inputClass}
            value={value}
            readOnly={readOnly || disabled}
            aria-required={required || undefined}
            aria-busy={busy || undefined}
            onChange={(event) => onChange(event.target.value, event)}
          />
        </InputFrame>
      )}
    </Field>
  );
};
