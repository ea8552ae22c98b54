import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Form, FormCheckbox, SubmitButton, useFormState } from '@fairfront/shared-kit/forms';
import {
  useAccess,
  useLocale,
  useModalFrame,
  useParticipant,
  usePlatform,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { enterEdoSettings, patchEdoSettings, type EdoSettings } from '../api/edo-settings';
import styles from './edo-settings.module.css';

/** For which contracts the company takes electronic documents instead of paper (ACC-131 to ACC-139). */
const EdoSettingsModal = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { close } = useModalFrame();
  const { canWrite } = useAccess();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { id, is_edo_rent_available, is_edo_services_available } = useParticipant();
  const [initialValues] = useState<EdoSettings>({ is_edo_rent_available, is_edo_services_available });
  const save = async (values: EdoSettings) => {
    enterEdoSettings(queryClient, id, await patchEdoSettings(api, id, values));
    close({ force: true });
  };
  const access = canWrite ? {} : { disabledReason: t('edo.readOnly') };
  return (
    <Form
      className={styles.form}
      initialValues={initialValues}
      onSubmit={save}
      describeFailure={(error) =>
        isApiError(error) && error.serverMessage ? errorText(error, t, { anyStatus: true }) : t('edo.failed')
      }
    >
      <ModalHeader />
      <ModalBody>
        {locale === 'ru' && <Notice className={styles.about}>{t('edo.about')}</Notice>}
        <div className={styles.choices}>
          <FormCheckbox name="is_edo_rent_available" {...access}>
            {t('edo.rent')}
          </FormCheckbox>
          <FormCheckbox name="is_edo_services_available" {...access}>
            {t('edo.services')}
          </FormCheckbox>
        </div>
      </ModalBody>
      <EdoFooter canWrite={canWrite} />
    </Form>
  );
};

/** Cancel drops the changes without a call (ACC-139); a refusal keeps the choice for another try (ACC-138). */
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
      <Button onClick={() => close({ force: true })}>{t('edo.cancel')}</Button>
      {canWrite && <SubmitButton>{t('edo.ok')}</SubmitButton>}
    </ModalFooter>
  );
};

export default EdoSettingsModal;
