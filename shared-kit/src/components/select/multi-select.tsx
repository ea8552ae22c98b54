import { useTranslation } from '../../platform/facade';
import { splitFieldTexts } from '../field';
import { SelectFrame, type SelectBaseProps } from './select-base';

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
