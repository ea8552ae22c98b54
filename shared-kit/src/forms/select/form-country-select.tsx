import { Button } from '../../components/button';
import { useKitLocale } from '../../components/locales';
import { Notice } from '../../components/notice';
import type { SelectProps } from '../../components/select';
import { textOf, type Localized } from '../../domain/common';
import { useTranslation } from '../../platform/facade';
import type { Bound } from '../form-text-field';
import { FormSelect } from './form-select';

/** The properties of a country that the field shows. */
export interface CountryOption extends Localized<'name'> {
  id: number;
}

/** The countries of the field: the answer of `countriesQuery`, or a list that is there already. */
export interface CountryList<Country extends CountryOption = CountryOption> {
  data?: readonly Country[] | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The props of `FormCountrySelect`. */
export interface FormCountrySelectProps extends Omit<Bound<SelectProps<number>>, 'options' | 'busy' | 'icon'> {
  list: CountryList;
  /** The country of the record, offered even if it is archived and no longer in the list. */
  stored?: CountryOption | null;
}

/**
 * A country in the form. If the list failed to load, a notice with a retry replaces it: a required field that
 * stays empty without an explanation would leave the person stuck.
 */
export const FormCountrySelect = ({ list, stored, ...field }: FormCountrySelectProps) => {
  const { t } = useTranslation('kitParts');
  const locale = useKitLocale();
  if (list.isError) {
    return (
      <Notice
        tone="danger"
        live="assertive"
        title={t('countrySelect.failed')}
        action={
          <Button size="sm" icon="refresh" busy={list.isFetching} onClick={() => void list.refetch()}>
            {t('countrySelect.retry')}
          </Button>
        }
      />
    );
  }
  const listed = list.data ?? [];
  const isArchived = stored && list.data && !listed.some(({ id }) => id === stored.id);
  const countries = isArchived ? [stored, ...listed] : listed;
  return (
    <FormSelect<number>
      {...field}
      icon="globe"
      busy={list.isPending}
      options={countries.map((country) => ({ value: country.id, label: textOf(country, 'name', locale) }))}
    />
  );
};
