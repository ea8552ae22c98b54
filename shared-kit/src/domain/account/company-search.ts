import { comparisonKey, type Locale } from '../../model';

interface Named {
  company: { name_rus: string; name_eng: string };
}

/** Companies whose name in the current language holds what was typed (ACC-069). */
export const companiesNamed = <Row extends Named>(rows: readonly Row[], typed: string, locale: Locale): Row[] => {
  const wanted = comparisonKey(typed);
  const nameOf = ({ company }: Row) => (locale === 'ru' ? company.name_rus : company.name_eng);
  return rows.filter((row) => comparisonKey(nameOf(row)).includes(wanted));
};
