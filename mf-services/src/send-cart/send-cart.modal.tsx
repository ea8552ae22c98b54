import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Form, FormErrorSummary, SubmitButton } from '@fairfront/shared-kit/forms';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { FormSelect } from '@fairfront/shared-kit/forms/select';
import { FormTextArea } from '@fairfront/shared-kit/forms/text-area';
import {
  useModalFrame,
  useOpenModal,
  useParticipation,
  usePlatform,
  usePlatformState,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { commentLength } from '@fairfront/shared-kit/domain/services/order-files';
import { colleaguesToOrder, sendCartFields } from '@fairfront/shared-kit/domain/services/send-cart';
import styles from './send-cart.module.css';

interface SendCartValues {
  user_id: number | null;
  comment: string;
}

/** "Please check and order": sends the cart to a colleague with the right to order. */
const SendCartModal = () => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { user } = usePlatformState();
  const participation = useParticipation();
  const { close } = useModalFrame();
  const { id } = participation;
  // a pending invitation does not allow anybody to order
  const users = participation.users.filter(({ invite }) => invite === 'activated');
  const colleagues = user ? colleaguesToOrder(user.id, { ...participation, users }) : [];
  const nameOf = ({ name, lastname }: { name: string; lastname: string }) => `${lastname} ${name}`.trim();

  const sending = useAction<{ user_id: number; comment: string }>({
    namespace: 'services',
    errors: 'inline',
    run: (body, { idempotencyKey }) =>
      api.post('/participants/{id}/cart/send', { params: { path: { id } }, body, idempotencyKey }),
    announce: (_, { user_id }) => {
      const colleague = colleagues.find((one) => one.id === user_id);
      return colleague ? t('cart.send.sent', { name: nameOf(colleague) }) : null;
    },
    onDone: () => close({ force: true }),
  });
  const validate = useSchema(async () => sendCartFields(colleagues.map((one) => one.id)), {
    namespace: 'services',
  });

  if (colleagues.length === 0) return <Nobody />;
  return (
    <Form<SendCartValues>
      className={styles.form}
      initialValues={{ user_id: colleagues.length === 1 ? (colleagues[0]?.id ?? null) : null, comment: '' }}
      validate={validate}
      describeFailure={sending.describe}
      onSubmit={async ({ user_id, comment }) => void (await sending.submit({ user_id: user_id ?? 0, comment }))}
    >
      <ModalHeader />
      <ModalBody>
        <div className={styles.fields}>
          <FormErrorSummary />
          <p className={styles.lead}>{t('cart.send.lead')}</p>
          <FormSelect<number>
            name="user_id"
            label={t('cart.send.colleague')}
            required
            options={colleagues.map((one) => ({ value: one.id, label: nameOf(one) }))}
          />
          <FormTextArea
            name="comment"
            label={t('cart.send.comment')}
            optional
            minHeight={96}
            limit={commentLength}
            hint={t('cart.send.commentHint')}
          />
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close()}>{t('cart.send.cancel')}</Button>
        <SubmitButton>{t('cart.send.submit')}</SubmitButton>
      </ModalFooter>
    </Form>
  );
};

/** Shown when nobody else on the team may order. */
const Nobody = () => {
  const { t } = useTranslation('services');
  const openModal = useOpenModal();
  return (
    <>
      <ModalHeader />
      <ModalBody>
        <EmptyState
          level={2}
          icon="users"
          title={t('cart.send.nobody')}
          actions={<Button onClick={() => openModal('event-modal-users', {})}>{t('cart.send.team')}</Button>}
        >
          {t('cart.send.nobodyText')}
        </EmptyState>
      </ModalBody>
    </>
  );
};

export default SendCartModal;
