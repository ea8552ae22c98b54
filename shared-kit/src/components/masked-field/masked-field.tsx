import { useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { useTranslation } from '../../platform/facade';
import { assignRef } from '../assign-ref';
import { classNames } from '../class-names';
import { TextField, type TextFieldProps } from '../text-field';
import { caretAfterMask, phoneMask, plateMask, trailerMask, type Mask, type MaskEdit } from './mask';
import styles from './masked-field.module.css';

/** The masks of the portal by name. */
const masks = { phone: phoneMask, plate: plateMask, trailer: trailerMask } as const;

/** What a phone shows as its keyboard. The browser fills in nothing by itself: a form of one's own number asks for `tel`. */
const natives = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off', icon: 'phone' },
  plate: { type: 'text', autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  trailer: { type: 'text', autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
} as const;

/** The props of `MaskedField`. */
export interface MaskedFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength' | 'onChange'> {
  onChange: (value: string) => void;
  mask: keyof typeof masks | Mask;
}

const editOf = (event: ChangeEvent<HTMLInputElement>): MaskEdit => {
  const { inputType = '' } = event.nativeEvent as InputEvent;
  if (inputType.startsWith('delete')) return 'deleted';
  // autofill and dictation bring whole values without an input type
  return inputType === 'insertText' || inputType === 'insertCompositionText' ? 'typed' : 'pasted';
};

/**
 * A text that only takes what belongs to it. A refused key does nothing, a pasted value is read or stays to be corrected, and the
 * caret stays where the person works (DESIGN §5). Text of an input method is masked when its composition ends.
 */
export const MaskedField = ({ mask: wanted, value, onChange, onBlur, ref, ...props }: MaskedFieldProps) => {
  const named = typeof wanted === 'string';
  const mask = named ? masks[wanted] : wanted;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const { t } = useTranslation('kit');
  const [extension, setExtension] = useState<string | null>(null);

  // React may set the value again after the change, so the caret is restored afterwards
  useLayoutEffect(() => {
    const node = input.current;
    if (caret.current === null || !node) return;
    if (node.ownerDocument.activeElement === node) node.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const node = event.target;
    if ((event.nativeEvent as InputEvent).isComposing) return onChange(node.value);
    const edit = editOf(event);
    const rawCaret = node.selectionStart ?? node.value.length;
    const masked = mask.apply(node.value, edit, value);
    const next = masked ?? value;
    const position =
      masked === null
        ? Math.max(0, rawCaret - (node.value.length - value.length))
        : caretAfterMask(mask, node.value, rawCaret, masked, edit);
    // a text that the mask leaves alone stays the browser's own, and with it its undo
    const isEdited = node.value !== next;
    if (isEdited) {
      node.value = next;
      node.setSelectionRange(position, position);
    }
    caret.current = isEdited && next !== value ? position : null;
    setExtension(null);
    if (next !== value) onChange(next);
    if (edit === 'pasted') void readPasted(next);
  };

  /** The field may hold something else by the time that the means of reading have come: then nothing changes. */
  const readPasted = async (text: string) => {
    const read = await mask.read?.(text).catch(() => null);
    if (!read || input.current?.value !== text) return;
    setExtension(read.extension);
    onChange(read.value);
  };

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const settled = mask.settle?.(value) ?? value;
    if (settled !== value) onChange(settled);
    onBlur?.(event);
  };

  return (
    <TextField
      {...(named ? natives[wanted] : {})}
      {...props}
      hint={extension === null ? props.hint : <span role="status">{t('maskedField.extension', { extension })}</span>}
      frameClassName={classNames((wanted === 'plate' || wanted === 'trailer') && styles.plate, props.frameClassName)}
      value={value}
      onChange={(_text, event) => change(event)}
      onBlur={leave}
      ref={(node) => {
        input.current = node;
        return assignRef(ref, node);
      }}
    />
  );
};
