export { countriesQuery, type CountriesWanted } from './countries.query';
export {
  FormCountrySelect,
  type CountryList,
  type CountryOption,
  type FormCountrySelectProps,
} from './form-country-select';
export { FormMultiSelect, FormSelect } from './form-select';
