import { Button } from '@fairfront/shared-kit/components/button';
import { Form, FormNotice, SubmitButton } from '@fairfront/shared-kit/forms';
import { FormTextArea } from '@fairfront/shared-kit/forms/text-area';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { companyRequestsKey, patchRequest } from '../api/publications';
import { publicationCommentFields, publicationLimits } from '@fairfront/shared-kit/domain/account';
import styles from './manager-requests.module.css';

interface Values {
  comment: string;
}

interface RejectFormProps {
  requestId: number;
  title: string;
  onDone: () => void;
}

/** The form for the rejection reason, which the company sees. */
export const RejectForm = ({ requestId, title, onDone }: RejectFormProps) => {
  const { t } = useTranslation('account');
  const { api, messages } = usePlatform();
  const cache = useQueryClient();
  const validate = useSchema(async () => publicationCommentFields, { namespace: 'account' });
  return (
    <Form<Values>
      className={styles.reject}
      label={t('managerRequests.reject', { title })}
      initialValues={{ comment: '' }}
      validate={validate}
      onSubmit={async ({ comment }) => {
        await patchRequest(api, requestId, { status: 'rejected', comment });
        messages.notice(t('managerRequests.changed'));
        onDone();
        await cache.invalidateQueries({ queryKey: companyRequestsKey });
      }}
    >
      <FormTextArea
        name="comment"
        label={t('managerRequests.reason')}
        hint={t('managerRequests.reasonHint')}
        limit={publicationLimits.comment}
        minHeight={80}
      />
      <FormNotice />
      <div className={styles.actions}>
        <SubmitButton>{t('managerRequests.rejectNow')}</SubmitButton>
        <Button variant="text" onClick={onDone}>
          {t('managerRequests.cancel')}
        </Button>
      </div>
    </Form>
  );
};
