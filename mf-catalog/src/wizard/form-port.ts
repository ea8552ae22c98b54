import type { FormTools } from '@fairfront/shared-kit/forms';
import { setIn, type FormikErrors } from 'formik';
import type { CodedIssues } from '@fairfront/shared-kit/model/validation';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';

/** The methods of the inner wizard that the form around it calls. */
export interface FormPort {
  /** Async while the rules are loading. */
  validate: (draft: OrderDraft) => FormikErrors<OrderDraft> | Promise<FormikErrors<OrderDraft>>;
  submit: (tools: FormTools<OrderDraft>) => Promise<void>;
}

/** Texts at the places of a form, from issues whose paths have dots. */
export const errorsOf = (issues: CodedIssues, text: (issue: CodedIssues[string]) => string): FormikErrors<OrderDraft> =>
  Object.entries(issues).reduce<FormikErrors<OrderDraft>>(
    (errors, [path, issue]) => setIn(errors, path, text(issue)) as FormikErrors<OrderDraft>,
    {},
  );

/** The ref through which the inner wizard exposes its methods to the form. */
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
