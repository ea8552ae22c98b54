import { useAction } from '@fairfront/shared-kit/api/actions';
import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { DescriptionList } from '@fairfront/shared-kit/components/description-list';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Form, FormCheckbox, SubmitButton, useFormState } from '@fairfront/shared-kit/forms';
import {
  useAccess,
  useLocale,
  useModalFrame,
  useParticipation,
  usePlatform,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { enterEdoSettings, patchEdoSettings, type EdoSettings } from '../api/participation-settings';
import styles from './edo-settings.module.css';

/** Selects the contracts for which the company accepts electronic documents instead of paper. */
const EdoSettingsModal = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { close } = useModalFrame();
  const { canWrite } = useAccess();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { id, is_edo_rent_available, is_edo_services_available } = useParticipation();
  const [initialValues] = useState<EdoSettings>({ is_edo_rent_available, is_edo_services_available });
  const saving = useAction<EdoSettings, EdoSettings>({
    namespace: 'account',
    errors: 'inline',
    run: (values) => patchEdoSettings(api, id, values),
    onDone: (stored) => {
      enterEdoSettings(queryClient, id, stored);
      close({ force: true });
    },
    errorText: (error) =>
      isApiError(error) && error.serverMessage ? errorText(error, t, { anyStatus: true }) : t('edo.failed'),
  });
  return (
    <Form
      className={styles.form}
      initialValues={initialValues}
      onSubmit={async (values) => void (await saving.submit(values))}
      describeFailure={saving.describe}
    >
      <ModalHeader />
      <ModalBody>
        {locale === 'ru' && <Notice className={styles.about}>{t('edo.about')}</Notice>}
        {canWrite ? (
          <div className={styles.choices}>
            <FormCheckbox name="is_edo_rent_available">{t('edo.rent')}</FormCheckbox>
            <FormCheckbox name="is_edo_services_available">{t('edo.services')}</FormCheckbox>
          </div>
        ) : (
          <EdoFacts />
        )}
      </ModalBody>
      <EdoFooter canWrite={canWrite} />
    </Form>
  );
};

/** The settings as read-only text for users without write access. */
const EdoFacts = () => {
  const { t } = useTranslation('account');
  const { is_edo_rent_available, is_edo_services_available } = useParticipation();
  const stateOf = (isOn: boolean) => t(isOn ? 'edo.on' : 'edo.off');
  return (
    <>
      <Notice tone="neutral" icon="lock" className={styles.about}>
        {t('edo.readOnly')}
      </Notice>
      <DescriptionList
        columns={1}
        facts={[
          { id: 'rent', name: t('edo.rent'), value: stateOf(is_edo_rent_available) },
          { id: 'services', name: t('edo.services'), value: stateOf(is_edo_services_available) },
        ]}
      />
    </>
  );
};

/** Cancel discards the changes without a request; a refusal keeps the selection for a retry. */
const EdoFooter = ({ canWrite }: { canWrite: boolean }) => {
  const { t } = useTranslation('account');
  const { close } = useModalFrame();
  const { notice } = useFormState();
  return (
    <ModalFooter
      notice={
        notice && (
          <Notice tone="danger" live="assertive" title={`${notice}.`}>
            {t('edo.kept')}
          </Notice>
        )
      }
    >
      <Button onClick={() => close({ force: true })}>{t(canWrite ? 'edo.cancel' : 'edo.close')}</Button>
      {canWrite && <SubmitButton>{t('edo.ok')}</SubmitButton>}
    </ModalFooter>
  );
};

export default EdoSettingsModal;
