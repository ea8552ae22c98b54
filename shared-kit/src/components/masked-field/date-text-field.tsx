import { useMemo, useState } from 'react';
import { useKitLocale } from '../locales';
import { dateMask, datePlaceholder, isoToTyped, typedToIso } from './date-mask';
import { MaskedField, type MaskedFieldProps } from './masked-field';

/** What `DateTextField` takes. */
export interface DateTextFieldProps extends Omit<MaskedFieldProps, 'mask'> {
  /** `YYYY-MM-DD` once complete (also a day the calendar has not: the rules say so), else the text as typed. */
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
  // what stands in the field may be more than the value says: a separator that was just typed
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
