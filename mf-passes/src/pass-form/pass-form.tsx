import { focusControl } from '@fairfront/shared-kit/components/error-summary';
import { Form, FormTextField } from '@fairfront/shared-kit/forms';
import { emptyForm } from '@fairfront/shared-kit/forms/draft';
import { countriesQuery } from '@fairfront/shared-kit/forms/select';
import { textOf } from '@fairfront/shared-kit/formats';
import {
  failsHere,
  useLocale,
  useParticipant,
  usePlatform,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { useEffect, useId } from 'react';
import type { PersonalKind } from '../api/personal-passes';
import { useWriteErrors } from '../api/use-known-errors';
import { draftOf, FormSide, formSideClass } from '../pass-dialog/form-side';
import { emptyPassForm, formErrors, formNames, typeOfForm, type PassFormValues } from './pass-form-values';
import styles from './pass-form.module.css';
import { useCreatePass } from './use-create-pass';
import { useVisa, VisaFields } from './visa-fields';

export interface PassFormProps {
  kind: PersonalKind;
  title: string;
  /** The pass that the form is filled from (PASS-308). */
  copy: { id: number; name: string; values: PassFormValues } | null;
  /** The form was asked for: it takes the focus; one that stands by itself over an empty list does not. */
  takesFocus: boolean;
  onAdded: () => void;
  onClose: () => void;
}

/** The form for one person in the panel beside the list: a certificate, a visa or an installation pass. */
export const PassForm = ({ kind, copy, takesFocus, onAdded, ...panel }: PassFormProps) => {
  const platform = usePlatform();
  const { now } = platform;
  const locale = useLocale();
  const participation = useParticipant();
  const create = useCreatePass(kind);
  const failures = useWriteErrors();
  const formId = useId();
  const { data: countries = [] } = useQuery({
    ...countriesQuery(platform, { locale, visa: true }),
    ...failsHere,
    enabled: false,
  });
  const empty = emptyPassForm(textOf(participation.company, 'name', locale));

  useEffect(() => {
    if (takesFocus) focusControl(`${formId}-lastName`);
  }, [takesFocus, formId]);

  return (
    <Form<PassFormValues>
      id={formId}
      className={formSideClass}
      label={panel.title}
      initialValues={copy?.values ?? empty}
      serverNames={formNames}
      validate={(values) =>
        formErrors(typeOfForm(kind, values), values, { event: participation, now: now(), countries }, locale)
      }
      describeFailure={failures.known}
      onSubmit={async (values, form) => {
        await create(values);
        emptyForm(form, empty);
        onAdded();
      }}
    >
      <Panel kind={kind} {...panel} copy={copy} empty={empty} />
    </Form>
  );
};

const Panel = ({
  kind,
  title,
  copy,
  onClose,
  empty,
}: Pick<PassFormProps, 'kind' | 'title' | 'copy' | 'onClose'> & { empty: PassFormValues }) => {
  const { t } = useTranslation('passes');
  const { resetForm } = useFormikContext<PassFormValues>();
  const visa = useVisa(kind);
  return (
    <FormSide
      draft={draftOf(kind, copy)}
      title={title}
      subtitle={copy ? t('form.copyOf', { name: copy.name }) : undefined}
      onClose={onClose}
      onClear={() => resetForm({ values: empty })}
      disabledReason={visa.refusal}
    >
      <div className={styles.fields}>
        <FormTextField name="companyName" label={t('form.company')} autoComplete="organization" required />
        <div className={`${styles.pair} ${styles.names}`}>
          <FormTextField name="lastName" label={t('form.lastname')} autoComplete="off" required />
          <FormTextField name="firstName" label={t('form.name')} autoComplete="off" required />
          <FormTextField
            name="middleName"
            className={styles.middleName}
            label={t('form.middlename')}
            placeholder={t('form.middlenameHint')}
            autoComplete="off"
            optional
          />
        </div>
        <VisaFields visa={visa} />
      </div>
    </FormSide>
  );
};
