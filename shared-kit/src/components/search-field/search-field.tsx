import type { KeyboardEvent, Ref } from 'react';
import { useRef } from 'react';
import { useTranslation } from '../../platform/facade';
import { assignRef } from '../assign-ref';
import { IconButton } from '../button';
import { isComposing } from '../input-method';
import { TextField, type TextFieldProps } from '../text-field';

/** The props of `SearchField`. */
export interface SearchFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'icon' | 'end' | 'onChange'> {
  /** Names the field; shown as its placeholder unless another is given. */
  label: string;
  onChange: (value: string) => void;
  /** Enter, for searches that go to the server only when asked. */
  onSearch?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A search: a loupe in front, a button and Esc to clear; the label is for the screen reader. */
export const SearchField = ({ label, value, onChange, onSearch, onKeyDown, ref, ...props }: SearchFieldProps) => {
  const { t } = useTranslation('kit');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && value !== '') {
      // clears first, the next Esc closes the dialog around
      event.preventDefault();
      event.stopPropagation();
      clear();
    } else if (event.key === 'Enter' && onSearch) {
      event.preventDefault();
      onSearch(value);
    } else onKeyDown?.(event);
  };
  return (
    <TextField
      placeholder={label}
      autoComplete="off"
      enterKeyHint="search"
      labelHidden
      {...props}
      ref={(node) => {
        input.current = node;
        return assignRef(ref, node);
      }}
      label={label}
      type="search"
      icon="search"
      value={value}
      onChange={(next) => onChange(next)}
      onKeyDown={press}
      end={value !== '' && <IconButton icon="cross" label={t('searchField.clear')} onClick={clear} />}
    />
  );
};
