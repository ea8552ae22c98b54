import { useIssueTexts } from '../../components/field/issue-texts';
import type { Fields, Checked } from '../../domain/validation';

/**
 * The `validate` of a form whose rules are fetched with the first value that is typed; while they cannot be had, the server
 * alone checks.
 * @param load messages by field, by a lazy import
 */
export const lazyRules =
  <Values, Errors extends object>(load: () => Promise<(values: Values) => Errors>) =>
  async (values: Values): Promise<Errors | Record<never, never>> => {
    const check = await load().catch(() => null);
    return check ? check(values) : {};
  };

/** The options of `useSchema` besides the fields. */
export interface SchemaOptions<Values, Typed> {
  /** Area whose `errors.<code>` say the codes of the rules. */
  namespace?: string;
  /** The values that the schema checks, if they differ from those of the form. */
  checked?: (values: Values) => Typed;
}

/**
 * The `validate` of a form by the fields of its entity, with messages of the current language. Fields, yup and the
 * texts are fetched as `lazyRules` says.
 * @param load the fields, by a lazy import
 * @example <Form validate={useSchema(async () => (await import('../domain/code-fields')).codeFields)} …>
 */
export const useSchema = <Named extends Fields, Values extends object = Checked<Named>>(
  load: () => Promise<Named>,
  { namespace, checked = (values) => values as Checked<Named> }: SchemaOptions<Values, Checked<Named>> = {},
) => {
  const issueTexts = useIssueTexts(namespace);
  return lazyRules(async () => {
    const [{ formTexts }, fields, issueText] = await Promise.all([import('../schema'), load(), issueTexts()]);
    return (values: Values) =>
      formTexts(fields, checked(values), issueText) as Partial<Record<keyof Named & string, string>>;
  });
};
