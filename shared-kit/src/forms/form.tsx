import { FormikProvider, getIn, useFormik, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { isApiError } from '../api/api-error';
import { errorText } from '../api/error-text';
import { useKitLocale } from '../components/locales';
import { useTranslation } from '../platform/facade';
import { ModalFrameContext, useModalDirty } from '../platform/modal-frame';
import { FormStateContext, type FormState } from './form-context';
import { FieldRegistry } from './field-registry';
import { createPressWatch } from './press-watch';
import { sortFailure } from './sort-failure';

/** The functions that `onSubmit` may call. */
export type FormTools<Values> = Pick<FormikHelpers<Values>, 'resetForm' | 'setFieldValue' | 'setValues'>;

type FormErrors<Values> = FormikErrors<Values> | Partial<Record<keyof Values & string, string>>;

/** The props of `Form`. */
export interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  /** Messages by field: `useSchema` of `/forms/rules` for a schema of a `model/` folder. May answer later, and never rejects. */
  validate?: (values: Values) => FormErrors<Values> | Promise<FormErrors<Values>>;
  /** Sends the form. A rejected `ApiError` lands on its fields and in the form's notice; nothing typed is lost. */
  onSubmit: (values: Values, tools: FormTools<Values>) => Promise<void> | void;
  /** Payload keys of the server that have another name in this form. */
  serverNames?: Readonly<Record<string, string>>;
  /** The screen's own words for a failed sending (known codes), when `errorText` alone is not enough. */
  describeFailure?: (error: unknown) => string | undefined;
  /** New initial values (fresh data of the server) replace what is shown. */
  reinitialize?: boolean;
  /** False: losing the input needs no question (a search, a filter). */
  guarded?: boolean;
  /** Names the form for the screen reader when no heading does. */
  label?: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The result of the attempts to submit so far. */
interface Outcome {
  sent: number;
  failed: number;
  fields: Record<string, string>;
  notice: string | null;
}
const untried: Outcome = { sent: 0, failed: 0, fields: {}, notice: null };

/**
 * A form of the portal: Formik inside, and around it one behaviour for all. Errors show after a field was changed and left, or after a
 * try to send, and go away while typing; after a failed try the focus moves to the summary or to the first invalid field;
 * answers 422 land on their fields; a second press while sending does nothing; a dirty form makes its modal ask before closing.
 */
export const Form = <Values extends FormikValues>({
  initialValues,
  validate,
  onSubmit,
  serverNames = {},
  describeFailure,
  reinitialize = false,
  guarded = true,
  label,
  id,
  className,
  children,
}: FormProps<Values>) => {
  const { t } = useTranslation('kit');
  const ownId = useId();
  const formId = id ?? ownId;
  const inModal = useContext(ModalFrameContext) !== null;
  const [registry] = useState(() => new FieldRegistry());
  const [{ start, afterPress }] = useState(createPressWatch);
  useEffect(() => start(), [start]);
  const [outcome, setOutcome] = useState(untried);
  const sending = useRef(false);
  const passedRules = useRef(false);
  const newestValues = useRef(initialValues);

  const explain = (error: unknown): Pick<Outcome, 'fields' | 'notice'> => {
    const own = describeFailure?.(error);
    if (!isApiError(error)) {
      // a bug of our own code: the person reads the common text, the log gets the error
      globalThis.reportError?.(error);
      return { fields: {}, notice: own ?? errorText(error, t) };
    }
    const { fields, rest } = sortFailure(error, (key) => serverNames[key] ?? key, registry.has);
    const standsAtFields = rest === null && Object.keys(fields).length > 0;
    return { fields, notice: own ?? rest ?? (standsAtFields ? null : errorText(error, t)) };
  };

  const send = async (values: Values, helpers: FormikHelpers<Values>) => {
    passedRules.current = true;
    let wasReset = false;
    try {
      await onSubmit(values, {
        setFieldValue: helpers.setFieldValue,
        setValues: helpers.setValues,
        resetForm: (next) => {
          wasReset = true;
          helpers.resetForm(next);
        },
      });
      // what was sent is the new ground: the form is clean, its modal closes without a question
      if (!wasReset) {
        const typedMeanwhile = newestValues.current;
        helpers.resetForm({ values });
        if (typedMeanwhile !== values) void helpers.setValues(typedMeanwhile, false);
      }
      setOutcome(({ sent }) => ({ ...untried, sent: sent + 1 }));
    } catch (error) {
      const failure = explain(error);
      setOutcome(({ sent, failed }) => ({ ...failure, sent, failed: failed + 1 }));
    }
  };

  const formik = useFormik<Values>({
    initialValues,
    ...(validate
      ? { validate: (values) => validate(values) as FormikErrors<Values> | Promise<FormikErrors<Values>> }
      : {}),
    enableReinitialize: reinitialize,
    onSubmit: send,
  });

  useEffect(() => {
    newestValues.current = formik.values;
  });

  const trySend = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    passedRules.current = false;
    setOutcome((before) => ({ ...before, fields: {}, notice: null }));
    try {
      await formik.submitForm();
    } finally {
      sending.current = false;
    }
    if (!passedRules.current) setOutcome((before) => ({ ...before, failed: before.failed + 1 }));
  };

  useErrorsInCurrentLanguage(formik.errors, formik.validateForm);

  const attempt = outcome.failed;
  const isInvalid = (name: string) => Boolean(getIn(formik.errors, name) || outcome.fields[name]);
  const isChanged = (name: string) => getIn(formik.values, name) !== getIn(formik.initialValues, name);
  const focusFirstInvalid = useEffectEvent(() => {
    if (!registry.hasSummary()) registry.focusFirst(isInvalid);
  });
  // once for each failed try: later typing moves no focus
  useEffect(() => {
    if (attempt > 0) focusFirstInvalid();
  }, [attempt]);

  const steady = useMemo(
    () => ({
      formId,
      registry,
      afterPress,
      clearServerError: (name: string) =>
        setOutcome((before) => {
          if (!(name in before.fields)) return before;
          const fields = Object.fromEntries(Object.entries(before.fields).filter(([key]) => key !== name));
          return { ...before, fields };
        }),
    }),
    [formId, registry, afterPress],
  );
  const state: FormState = {
    ...steady,
    serverErrors: outcome.fields,
    notice: outcome.notice,
    attempt,
    invalid: attempt > 0 ? registry.inPageOrder(isInvalid) : [],
    sent: outcome.sent,
  };
  return (
    <FormikProvider value={formik}>
      <FormStateContext value={state}>
        {inModal && guarded && <ModalGuard dirty={formik.dirty} />}
        <form
          ref={(form) => registry.placeAt(form)}
          id={formId}
          className={className}
          aria-label={label}
          // the shell reads it before it opens the page again, and names what closing would lose
          data-unsent={guarded && formik.dirty ? registry.names(isChanged).join(', ') : undefined}
          noValidate
          onSubmit={(event) => void trySend(event)}
        >
          {children}
        </form>
      </FormStateContext>
    </FormikProvider>
  );
};

/** Visible messages are created again when the language changes. */
const useErrorsInCurrentLanguage = (errors: object, validateForm: () => Promise<unknown>) => {
  const locale = useKitLocale();
  const lastLocale = useRef(locale);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (lastLocale.current !== locale && hasErrors) void validateForm();
    lastLocale.current = locale;
  }, [locale, hasErrors, validateForm]);
};

const ModalGuard = ({ dirty }: { dirty: boolean }) => {
  useModalDirty(dirty);
  return null;
};
