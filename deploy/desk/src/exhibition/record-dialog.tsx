import type { ReactNode } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import type { Fields } from '@fairfront/shared-kit/domain/validation';
import { Form, FormErrorSummary, SubmitButton } from '@fairfront/shared-kit/forms';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './exhibition.module.css';

/** The values of a dialog, as they are typed or chosen. */
export type DialogValues = Record<string, string | number | null>;

/** A stored record as its dialog shows it. */
export const dialogValues = (names: readonly string[], stored: object | null): DialogValues =>
  Object.fromEntries(
    names.map((name) => {
      const value: unknown = (stored as Record<string, unknown> | null)?.[name] ?? null;
      if (name.endsWith('_id') && name !== 'external_id') return [name, value as number | null];
      return [name, value === null ? '' : String(value as string | number)];
    }),
  );

interface RecordDialogProps<Result> {
  title: string;
  submit: string;
  /** The fields of the domain, by a lazy import. */
  fields: () => Promise<Fields>;
  initialValues: DialogValues;
  run: (body: DialogValues, idempotencyKey: string) => Promise<Result>;
  invalidates: readonly (readonly unknown[])[];
  said: string;
  onDone?: (result: Result) => void;
  onClose: () => void;
  children: ReactNode;
}

const withoutEmpty = (values: DialogValues): DialogValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]),
  );

/** Adds or changes a record in a dialog. A refusal stands at its fields, and what was typed stays. */
export const RecordDialog = <Result,>(props: RecordDialogProps<Result>) => {
  const { title, submit, fields, initialValues, run, invalidates, said, onDone, onClose, children } = props;
  const { t } = useTranslation('desk');
  const saving = useAction<DialogValues, Result>({
    namespace: 'desk',
    errors: 'inline',
    invalidates: () => invalidates,
    announce: () => said,
    run: (values, { idempotencyKey }) => run(withoutEmpty(values), idempotencyKey),
  });
  const validate = useSchema<Fields, DialogValues>(fields, { checked: (values) => withoutEmpty(values) as never });
  return (
    <Modal open size="md" title={title} onClose={onClose}>
      <Form<DialogValues>
        initialValues={initialValues}
        validate={validate}
        describeFailure={saving.describe}
        onSubmit={async (values, { resetForm }) => {
          const result = await saving.submit(values);
          if (result === null) return;
          resetForm();
          onClose();
          onDone?.(result);
        }}
      >
        <ModalHeader />
        <ModalBody>
          <div className={styles.form}>
            <FormErrorSummary />
            {children}
          </div>
        </ModalBody>
        <ModalFooter>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <SubmitButton>{submit}</SubmitButton>
        </ModalFooter>
      </Form>
    </Modal>
  );
};
