import { useKitLocale } from '../../components/locales';
import { errorTexts, type RuleSet } from '../../model/validation';

/**
 * The `validate` of a form by the rules of `model/validation`, with messages of the current language (SHELL-178).
 * @example <Form validate={useRules<Values>({ name: [required, letters, ...personName] })} …>
 */
export const useRules = <Values extends object>(rules: RuleSet<Values>) => {
  const locale = useKitLocale();
  return (values: Values): Partial<Record<keyof Values & string, string>> => errorTexts(values, rules, locale);
};
