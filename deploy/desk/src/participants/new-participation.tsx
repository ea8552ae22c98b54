import { isApiError, type ApiClient } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Form, FormErrorSummary, SubmitButton } from '@fairfront/shared-kit/forms';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useRef } from 'react';
import { deskKeys } from '../api/query-keys';
import { placesOf } from '../participation/places';
import { NewParticipationFields, type NewValues } from './new-participation-fields';
import styles from './participants.module.css';

const empty: NewValues = {
  ...{ companyIs: 'known', company: '', company_id: null, name_rus: '', name_eng: '', inn: '' },
  ...{ type: null, parent_id: null, quota_certificate: '', quota_installation: '', quota_car: '' },
  stands: [],
  people: [],
};

const createCompany = async (api: ApiClient, { name_rus, name_eng, inn }: NewValues, idempotencyKey: string) =>
  (await api.post('/organizer/companies', { body: { name_rus, name_eng, inn: inn || null }, idempotencyKey })).data.id;

interface NewParticipationProps {
  open: boolean;
  exhibition: number;
  onClose: () => void;
}

/** Creates a participation with its company, stands and quotas, and invites its people. */
export const NewParticipation = ({ open, exhibition, onClose }: NewParticipationProps) => {
  const { t } = useTranslation('desk');
  const { api, navigation, messages } = usePlatform();
  /** A company that an earlier attempt has created is not created again. */
  const made = useRef<{ key: string; id: number } | null>(null);

  const invite = async (id: number, people: NewValues['people']): Promise<string[]> => {
    const failed: string[] = [];
    for (const { email, role } of people) {
      try {
        await api.post('/organizer/participants/{id}/users', {
          params: { path: { id } },
          body: { email: email.trim(), role },
        });
      } catch (error) {
        failed.push(`${email}: ${isApiError(error) ? error.message : t('participants.notInvited')}`);
      }
    }
    return failed;
  };

  const creating = useAction<NewValues, { id: number; failed: string[] }>({
    namespace: 'desk',
    errors: 'inline',
    invalidates: () => [deskKeys.participations],
    run: async (values, { idempotencyKey }) => {
      const key = JSON.stringify([values.name_rus, values.name_eng, values.inn]);
      if (values.companyIs === 'new' && made.current?.key !== key)
        made.current = { key, id: await createCompany(api, values, `${idempotencyKey}-company`) };
      const companyId = values.companyIs === 'new' ? made.current?.id : values.company_id;
      const { data } = await api.post('/organizer/participants', {
        body: {
          ...{ exhibition_id: exhibition, company_id: companyId ?? null, type: values.type },
          ...(values.type === 'sub' && { parent_id: values.parent_id }),
          ...placesOf(values),
          stands: values.stands.map(({ title, area }) => ({ title, area })),
        },
        idempotencyKey,
      });
      return { id: data.id, failed: await invite(data.id, values.people) };
    },
  });

  return (
    <Modal open={open} size="md" title={t('participants.add')} onClose={onClose}>
      <Form<NewValues>
        initialValues={empty}
        serverNames={{ company_id: 'company' }}
        describeFailure={creating.describe}
        onSubmit={async (values, { resetForm }) => {
          const created = await creating.submit(values);
          if (!created) return;
          made.current = null;
          resetForm();
          onClose();
          navigation.navigate('desk-participant', { participation: created.id });
          if (created.failed.length > 0)
            messages.error([t('participants.invitationsFailed'), ...created.failed].join('\n'));
        }}
      >
        <ModalHeader />
        <ModalBody>
          <div className={styles.form}>
            <FormErrorSummary />
            <NewParticipationFields exhibition={exhibition} />
          </div>
        </ModalBody>
        <ModalFooter>
          <SubmitButton>{t('participants.create')}</SubmitButton>
        </ModalFooter>
      </Form>
    </Modal>
  );
};
