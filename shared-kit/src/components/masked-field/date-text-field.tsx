import { useMemo, useState } from 'react';
import { useKitLocale } from '../locales';
import { dateMask, datePlaceholder, isoToTyped, typedToIso } from './date-mask';
import { MaskedField, type MaskedFieldProps } from './masked-field';

/** The props of `DateTextField`. */
export interface DateTextFieldProps extends Omit<MaskedFieldProps, 'mask'> {
  /** `YYYY-MM-DD` once complete (also for a day that does not exist: the rules report it), otherwise the text as typed. */
  value: string;
  onChange: (value: string) => void;
  /** DD.MM.YYYY in both languages, for passes. */
  dotted?: boolean;
}

/** A date typed in the form of the language, DD.MM.YYYY or MM/DD/YYYY. */
export const DateTextField = ({ value, onChange, placeholder, dotted = false, ...props }: DateTextFieldProps) => {
  const interfaceLocale = useKitLocale();
  const locale = dotted ? 'ru' : interfaceLocale;
  const mask = useMemo(() => dateMask(locale), [locale]);
  // the field may contain more than the value: a separator that was just typed
  const [typed, setTyped] = useState({ text: isoToTyped(value, locale), value, locale });
  const fresh = typed.value === value && typed.locale === locale;
  const text = fresh ? typed.text : isoToTyped(value, locale);
  const change = (next: string) => {
    const nextValue = typedToIso(next, locale) ?? next;
    setTyped({ text: next, value: nextValue, locale });
    if (nextValue !== value) onChange(nextValue);
  };
  return (
    <MaskedField
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder ?? datePlaceholder(interfaceLocale, dotted)}
      {...props}
      mask={mask}
      value={text}
      onChange={change}
    />
  );
};
