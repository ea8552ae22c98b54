import type { FormTools } from '@fairfront/shared-kit/forms';
import { setIn, type FormikErrors } from 'formik';
import type { CodedIssues } from '@fairfront/shared-kit/model/validation';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';

/** What the form around the wizard asks the wizard inside of it. */
export interface FormPort {
  /** Later, while the rules are on their way. */
  validate: (draft: OrderDraft) => FormikErrors<OrderDraft> | Promise<FormikErrors<OrderDraft>>;
  submit: (tools: FormTools<OrderDraft>) => Promise<void>;
}

/** Texts at the places of a form, from issues whose paths have dots. */
export const errorsOf = (issues: CodedIssues, text: (issue: CodedIssues[string]) => string): FormikErrors<OrderDraft> =>
  Object.entries(issues).reduce<FormikErrors<OrderDraft>>(
    (errors, [path, issue]) => setIn(errors, path, text(issue)) as FormikErrors<OrderDraft>,
    {},
  );

/** Where the wizard inside leaves its part and the form around finds it. */
export const createFormPort = () => {
  let current: FormPort = { validate: () => ({}), submit: async () => {} };
  return {
    set: (port: FormPort) => {
      current = port;
    },
    validate: (draft: OrderDraft) => current.validate(draft),
    submit: (tools: FormTools<OrderDraft>) => current.submit(tools),
  };
};
