import type { AnyObjectSchema } from 'yup';
import { useIssueTexts } from '../../components/field/issue-texts';
import { lazyRules } from './lazy-rules';

/**
 * The `validate` of a form by a schema of a `model/` folder, with messages of the current language (SHELL-178). Schema, yup and the
 * texts are fetched as `lazyRules` says.
 * @param load the schema, by a lazy import, made of `field`s
 * @example <Form validate={useSchema<Values>(async () => (await import('../model/code-schema')).codeSchema)} …>
 */
export const useSchema = <Values extends object>(load: () => Promise<AnyObjectSchema>) => {
  const issueTexts = useIssueTexts();
  return lazyRules(async () => {
    const [{ ruleTexts }, schema, issueText] = await Promise.all([
      import('../../model/validation-yup'),
      load(),
      issueTexts(),
    ]);
    return (values: Values) => ruleTexts(schema, values, issueText) as Partial<Record<keyof Values & string, string>>;
  });
};
