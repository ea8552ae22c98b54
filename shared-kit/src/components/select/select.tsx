import { useRef } from 'react';
import { splitFieldTexts } from '../field';
import { nextByLetters } from '../option-list';
import { useTranslation } from '../../platform/facade';
import { SelectFrame, type SelectBaseProps } from './select-base';

/** Letters typed within this pause belong together, in milliseconds. */
const lettersPause = 700;

/** The props of `Select`. */
export interface SelectProps<Value extends string | number = string> extends SelectBaseProps<Value> {
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/**
 * One of a list. Above 7 options the list has a search; letters on the closed control choose or search;
 * below 740 px the list is a sheet.
 */
export const Select = <Value extends string | number = string>(props: SelectProps<Value>) => {
  const { texts, control } = splitFieldTexts(props);
  const { value, onChange, ...rest } = control;
  const typed = useRef({ letters: '', at: 0 });
  const index = rest.options.findIndex((option) => option.value === value);

  const chooseByLetter = (letter: string): boolean => {
    const now = performance.now();
    const letters = now - typed.current.at < lettersPause ? typed.current.letters + letter : letter;
    typed.current = { letters, at: now };
    const next = nextByLetters(rest.options, letters, index);
    if (next && next.value !== value) onChange(next.value);
    return next !== undefined;
  };
  return (
    <SelectFrame
      texts={texts}
      control={rest}
      chosen={value === null ? [] : [value]}
      onChoose={([next]) => {
        if (next !== undefined && next !== value) onChange(next);
      }}
      shown={rest.options[index]?.label ?? null}
      onLetter={chooseByLetter}
    />
  );
};

/** The props of `MultiSelect`. */
export interface MultiSelectProps<Value extends string | number = string> extends SelectBaseProps<Value> {
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Several of a list; the list stays open while choosing. Up to two are named, more are counted. */
export const MultiSelect = <Value extends string | number = string>(props: MultiSelectProps<Value>) => {
  const { t } = useTranslation('kit');
  const { texts, control } = splitFieldTexts(props);
  const { value, onChange, ...rest } = control;
  const labels = rest.options.filter((option) => value.includes(option.value)).map(({ label }) => label);
  const shown = labels.length > 2 ? t('select.count', { count: labels.length }) : labels.join(', ') || null;
  return <SelectFrame texts={texts} control={rest} chosen={value} multiple onChoose={onChange} shown={shown} />;
};
