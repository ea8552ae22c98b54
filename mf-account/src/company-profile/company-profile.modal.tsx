import { useAction } from '@fairfront/shared-kit/api/actions';
import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Form, SubmitButton, useFormState } from '@fairfront/shared-kit/forms';
import { FormDraft } from '@fairfront/shared-kit/forms/draft';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import {
  useAccess,
  useModalFrame,
  useParticipation,
  usePlatform,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { patchCompany, putCompany, type Company } from '../api/company';
import type { CompanyValues } from '@fairfront/shared-kit/domain/account';
import { CompanyFacts } from './company-facts';
import { CompanyFields } from './company-fields';
import styles from './company-profile.module.css';
import { valuesOf } from './company-form-values';
import { FollowCompany } from './follow-company';
import { LogoPanel } from './logo-panel';
import { ProfileMeter } from './profile-meter';
import { SaveLine } from './save-line';

/** The company profile: fields, logo and save button. The dialog stays open after a save. */
const CompanyProfileModal = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { canWrite } = useAccess();
  const queryClient = useQueryClient();
  const { id: participationId, company } = useParticipation();
  const place = { participationId, companyId: company.id };
  const [initialValues] = useState(() => valuesOf(company));
  const validate = useSchema(
    async () => (await import('@fairfront/shared-kit/domain/account/company-fields')).companyFields,
  );
  const saving = useAction<CompanyValues, Company>({
    namespace: 'account',
    errors: 'inline',
    run: (values) => putCompany(api, place, values),
    onDone: (stored) => patchCompany(queryClient, company.id, stored),
    // field errors go to their fields; any other error shows the server's message, whatever its status
    errorText: (error) =>
      isApiError(error) && Object.keys(error.errors).length > 0 ? undefined : errorText(error, t, { anyStatus: true }),
  });
  return (
    <Form
      className={styles.form}
      initialValues={initialValues}
      validate={validate}
      onSubmit={async (values) => void (await saving.submit(values))}
      describeFailure={saving.describe}
    >
      <FollowCompany company={company} />
      <ModalHeader>
        <ProfileMeter />
      </ModalHeader>
      <ModalBody flush>
        <div className={styles.columns}>
          <div className={styles.main}>
            {canWrite ? (
              <FormDraft name={`company-${company.id}`} />
            ) : (
              <Notice tone="neutral" icon="lock" className={styles.readOnly}>
                {t('companyForm.readOnly')}
              </Notice>
            )}
            {canWrite ? <CompanyFields country={company.country} /> : <CompanyFacts company={company} />}
          </div>
          <LogoPanel place={place} image={company.image} canWrite={canWrite} />
        </div>
      </ModalBody>
      <CompanyFooter canWrite={canWrite} />
    </Form>
  );
};

/** The save button with its status, so that the user always knows whether the data is saved. */
const CompanyFooter = ({ canWrite }: { canWrite: boolean }) => {
  const { t } = useTranslation('account');
  const { close } = useModalFrame();
  const { notice, formId } = useFormState();
  const retry = (
    <Button size="sm" type="submit" form={formId} icon="refresh">
      {t('retry')}
    </Button>
  );
  return (
    <ModalFooter
      start={canWrite && <SaveLine />}
      notice={
        notice && (
          <Notice tone="danger" live="assertive" title={t('companyForm.notSaved')} action={retry}>
            {notice}
          </Notice>
        )
      }
    >
      <Button onClick={() => close()}>{t('companyForm.close')}</Button>
      {canWrite && <SubmitButton>{t('companyForm.save')}</SubmitButton>}
    </ModalFooter>
  );
};

export default CompanyProfileModal;
