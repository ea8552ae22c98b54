import type { FormTools } from '@fairfront/shared-kit/forms';
import { setIn, type FormikErrors } from 'formik';
import type { CodedIssues } from '@fairfront/shared-kit/domain/validation';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';

/** The methods of the inner wizard that the form around it calls. */
export interface FormPort {
  /** Async while the rules are loading. */
  validate: (draft: OrderDraft) => FormikErrors<OrderDraft> | Promise<FormikErrors<OrderDraft>>;
  submit: (tools: FormTools<OrderDraft>) => Promise<void>;
}

/** Maps issues with dotted paths to error texts by form field. */
export const errorsOf = (issues: CodedIssues, text: (issue: CodedIssues[string]) => string): FormikErrors<OrderDraft> =>
  Object.entries(issues).reduce<FormikErrors<OrderDraft>>(
    (errors, [path, issue]) => setIn(errors, path, text(issue)) as FormikErrors<OrderDraft>,
    {},
  );

/** Connects the form with the wizard inside it, which sets its methods here. */
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
