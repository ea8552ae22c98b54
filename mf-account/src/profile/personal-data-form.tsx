import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { DescriptionList } from '@fairfront/shared-kit/components/description-list';
import { Form, FormTextField, SubmitButton } from '@fairfront/shared-kit/forms';
import { FormMaskedField } from '@fairfront/shared-kit/forms/masked-field';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { useOpenModal, usePlatform, useQueryClient, useTranslation, type User } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { storeOwnUser, useOwnUser } from '../api/own-user';
import { errorNotice } from './error-notice';
import { IncompleteSummary } from './incomplete-summary';
import { SuccessNote, useSuccessNote } from './success-note';
import styles from './profile.module.css';

interface Values {
  lastname: string;
  name: string;
  middlename: string;
  phone: string;
}

/** The user's name and phone; the email is the sign-in name and read-only. */
export const PersonalDataForm = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const cache = useQueryClient();
  const openModal = useOpenModal();
  const { lastname, name, middlename, phone, email } = useOwnUser();
  // a refetch of the user must not replace typed values
  const [known] = useState<Values>({ lastname, name, middlename: middlename ?? '', phone: phone ?? '' });
  const validate = useSchema(
    async () => (await import('@fairfront/shared-kit/domain/identity/person-fields')).personFields,
  );
  const saved = useSuccessNote();
  const saving = useAction<Values, User>({
    namespace: 'account',
    errors: 'inline',
    run: async (values) => {
      const body = { ...values, middlename: values.middlename.trim() || null };
      return (await api.put('/auth/user', { body })).data;
    },
    errorText: (error) => errorNotice(t('profile.failed'), error, t),
    onDone: (user) => {
      storeOwnUser(cache, user);
      saved.show();
    },
  });

  return (
    <section className={styles.card} aria-labelledby="profile-data">
      <h2 id="profile-data" className={styles.cardTitle}>
        {t('profile.data')}
      </h2>
      <Form<Values>
        className={styles.form}
        label={t('profile.data')}
        initialValues={known}
        validate={validate}
        describeFailure={saving.describe}
        onSubmit={async (values) => {
          saved.hide();
          await saving.submit(values);
        }}
      >
        <IncompleteSummary />
        <div className={styles.fields}>
          <FormTextField name="lastname" label={t('profile.lastname')} autoComplete="family-name" required />
          <FormTextField name="name" label={t('profile.name')} autoComplete="given-name" required />
          <FormTextField name="middlename" label={t('profile.middlename')} autoComplete="additional-name" optional />
          <FormMaskedField
            name="phone"
            label={t('profile.phone')}
            mask="phone"
            icon="phone"
            autoComplete="tel"
            required
          />
          <div className={styles.email}>
            <DescriptionList columns={1} facts={[{ id: 'email', name: t('profile.email'), value: email }]} />
            <p className={styles.hint}>
              {t('profile.emailHint')}{' '}
              <Button
                variant="text"
                size="sm"
                className={styles.support}
                onClick={() => openModal('modal-feedback', {})}
              >
                {t('profile.emailLink')}
              </Button>
            </p>
          </div>
        </div>
        <div className={styles.actions}>
          <SubmitButton>{t('profile.save')}</SubmitButton>
          <SuccessNote isShown={saved.isShown}>{t('profile.saved')}</SuccessNote>
        </div>
      </Form>
    </section>
  );
};
