import { ownTextOf, type Localized } from '../common';
import { comparisonKey, type Locale } from '../common';

interface Named {
  company: Localized<'name'>;
}

/** Companies whose name in the current language contains the search text. */
export const companiesNamed = <Row extends Named>(rows: readonly Row[], typed: string, locale: Locale): Row[] => {
  const wanted = comparisonKey(typed);
  const nameOf = ({ company }: Row) => ownTextOf(company, 'name', locale);
  return rows.filter((row) => comparisonKey(nameOf(row)).includes(wanted));
};
