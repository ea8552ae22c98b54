import type { AnyObjectSchema } from 'yup';
import { useIssueTexts } from '../../components/field/issue-texts';
import { lazyRules } from './lazy-rules';

/** What `useSchema` takes besides the schema. */
export interface SchemaOptions<Values> {
  /** Area whose `errors.<code>` say the rules of the schema that are no rules of the kit. */
  namespace?: string;
  /** What the schema judges, where that is not what the fields hold. */
  judged?: (values: Values) => object;
}

/**
 * The `validate` of a form by a schema of a `model/` folder, with messages of the current language (SHELL-178). Schema, yup and the
 * texts are fetched as `lazyRules` says.
 * @param load the schema, by a lazy import
 * @example <Form validate={useSchema<Values>(async () => (await import('../model/code-schema')).codeSchema)} …>
 */
export const useSchema = <Values extends object>(
  load: () => Promise<AnyObjectSchema>,
  { namespace, judged = (values) => values }: SchemaOptions<Values> = {},
) => {
  const issueTexts = useIssueTexts(namespace);
  return lazyRules(async () => {
    const [{ ruleTexts }, schema, issueText] = await Promise.all([
      import('../../model/validation-yup'),
      load(),
      issueTexts(),
    ]);
    return (values: Values) =>
      ruleTexts(schema, judged(values), issueText) as Partial<Record<keyof Values & string, string>>;
  });
};
