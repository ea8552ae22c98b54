import { useState } from 'react';
import { isApiError } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { AccountName } from '@fairfront/shared-kit/components/password-field';
import { Form, FormNotice, FormPasswordField, SubmitButton } from '@fairfront/shared-kit/forms';
import { usePlatform, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import styles from './participation.module.css';

/** What staff cannot do for the exhibitor, shown before acting begins. */
const limits = ['money', 'account', 'audit', 'time'] as const;

interface ActAsProps {
  id: number;
  company: string;
}

/** Opens the portal as the exhibitor, after the member of staff has confirmed their identity. */
export const ActAs = ({ id, company }: ActAsProps) => {
  const { t } = useTranslation('desk');
  const { api, actAs } = usePlatform();
  const { email } = useUser();
  const [isOpen, setOpen] = useState(false);
  const [needsProof, setNeedsProof] = useState(false);
  const beginning = useAction<{ password: string }>({
    namespace: 'desk',
    errors: 'inline',
    // keys never contain a password
    contentOf: () => '',
    run: async ({ password }) => {
      if (password !== '') await api.post('/auth/proof', { body: { password } });
      const { data } = await api.post('/organizer/participants/{id}/acting-session', { params: { path: { id } } });
      actAs(data);
    },
  });
  return (
    <>
      <Button variant="primary" icon="user" onClick={() => setOpen(true)}>
        {t('acting.open')}
      </Button>
      <Modal open={isOpen} size="sm" title={t('acting.title', { company })} onClose={() => setOpen(false)}>
        <Form<{ password: string }>
          guarded={false}
          initialValues={{ password: '' }}
          describeFailure={beginning.describe}
          onSubmit={async (values) => {
            try {
              await beginning.submit(values);
            } catch (error) {
              if (!isApiError(error) || error.code !== 'proof_required') throw error;
              setNeedsProof(true);
            }
          }}
        >
          <ModalHeader />
          <ModalBody>
            <div className={styles.form}>
              <ul className={styles.limits}>
                {limits.map((limit) => (
                  <li key={limit}>{t(`acting.limits.${limit}`)}</li>
                ))}
              </ul>
              {needsProof && (
                <>
                  <AccountName email={email} />
                  <FormPasswordField
                    name="password"
                    label={t('acting.password')}
                    hint={t('acting.passwordHint')}
                    autoComplete="current-password"
                  />
                </>
              )}
              <FormNotice />
            </div>
          </ModalBody>
          <ModalFooter>
            <SubmitButton>{t('acting.begin')}</SubmitButton>
          </ModalFooter>
        </Form>
      </Modal>
    </>
  );
};
