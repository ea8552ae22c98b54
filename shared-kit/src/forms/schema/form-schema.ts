import { mixed, object, ValidationError, type ObjectSchema } from 'yup';
import type { Broken, Field, Fields, Issues, Checked, Placed, SaidOf } from '../../domain/validation';

/** The data of a broken rule inside yup, which only has messages and params. */
interface Carried {
  issue: Broken;
}

const nameOf = (issue: Broken): string => ('code' in issue ? issue.code : issue.rule);

/** A field of a yup schema whose only check are the rules of the domain. */
const fieldSchema = (field: Field) => {
  const { check } = field as Field<unknown, unknown>;
  return mixed()
    .nullable()
    .test('rules', function test(value) {
      const found = check(value, this.parent);
      if (found.length === 0) return true;
      const errorOf = ({ place, issue }: Placed) =>
        this.createError({
          path: place === '' ? this.path : `${this.path}.${place}`,
          message: nameOf(issue),
          params: { issue } satisfies Carried,
        });
      return new ValidationError(found.map(errorOf));
    });
};

/**
 * The yup schema of a form, made of the fields of its entity: it has no rules of its own.
 * @example formSchema(carPassFields).isValidSync(values)
 */
export const formSchema = <Named extends Fields>(fields: Named): ObjectSchema<Checked<Named>> =>
  object(
    Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, fieldSchema(one)])),
  ) as unknown as ObjectSchema<Checked<Named>>;

/** The first broken rule of every field of a form, by its place: parts of a list with dots, as Formik names them. */
export const formIssues = <Named extends Fields>(fields: Named, values: Checked<Named>): Issues<SaidOf<Named>> => {
  const issues: Record<string, SaidOf<Named>> = {};
  try {
    formSchema(fields).validateSync(values, { abortEarly: false, strict: true, disableStackTrace: true });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    for (const { path = '', params } of error.inner)
      issues[path] ??= (params as unknown as Carried).issue as SaidOf<Named>;
  }
  // yup sorts by parts of names: a summary names the fields in their own order
  const names = Object.keys(fields);
  const placeOf = ([path]: [string, unknown]) => names.indexOf(path.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(issues).sort((a, b) => placeOf(a) - placeOf(b)));
};

/** The same as messages. */
export const formTexts = <Named extends Fields>(
  fields: Named,
  values: Checked<Named>,
  issueText: (issue: SaidOf<Named>) => string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(formIssues(fields, values)).map(([place, issue]) => [place, issueText(issue)]));
