import { isApiError, newIdempotencyKey } from '@fairfront/shared-kit/api';
import { ModalSide } from '@fairfront/shared-kit/components/modal';
import { Form, FormNotice, FormTextField, SubmitButton, useFormState } from '@fairfront/shared-kit/forms';
import { FormDraft } from '@fairfront/shared-kit/forms/draft';
import { FormRadioGroup } from '@fairfront/shared-kit/forms/radio';
import { useRules } from '@fairfront/shared-kit/forms/rules';
import { invitationRules } from '@fairfront/shared-kit/model/validation';
import { useParticipant, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { rolesToGive, type GrantableRole } from '../model';
import { useTeamErrors } from './use-team-actions';
import styles from './users.module.css';

interface InviteValues {
  email: string;
  role: GrantableRole;
}

interface InviteFormProps {
  /** On a phone: the way back to the list. */
  onClose?: (() => void) | undefined;
  onAdded: () => Promise<unknown>;
}

/** Whom to invite and with which rights, the least first (ACC-047, ACC-048, ACC-050 to ACC-052). */
export const InviteForm = ({ onClose, onAdded }: InviteFormProps) => {
  const { t } = useTranslation('account');
  const { api, messages } = usePlatform();
  const { id } = useParticipant();
  const codes = useTeamErrors();
  const key = useRef(newIdempotencyKey());
  return (
    <Form<InviteValues>
      className={styles.form}
      label={t('team.invite')}
      initialValues={{ email: '', role: 'read' }}
      validate={useRules<InviteValues>(invitationRules)}
      // what the server says about the e-mail stands under it
      describeFailure={(error) =>
        isApiError(error) && error.code && Object.keys(error.errors).length === 0 ? codes[error.code] : undefined
      }
      onSubmit={async (body, { resetForm }) => {
        await api.post('/participants/{id}/users', {
          params: { path: { id } },
          body: { ...body, email: body.email.trim() },
          idempotencyKey: key.current,
        });
        key.current = newIdempotencyKey();
        resetForm();
        messages.notice(t('team.added'));
        await onAdded();
      }}
    >
      <InvitePanel onClose={onClose} />
    </Form>
  );
};

const InvitePanel = ({ onClose }: { onClose: (() => void) | undefined }) => {
  const { t } = useTranslation('account');
  const { id, type } = useParticipant();
  const { values, errors } = useFormikContext<InviteValues>();
  const { serverErrors } = useFormState();
  const isEmpty = values.email.trim() === '';
  const disabledReason = isEmpty ? t('team.emailFirst') : (errors.email ?? serverErrors.email);
  return (
    <ModalSide
      title={t('team.invite')}
      {...(onClose ? { onClose } : {})}
      actions={
        <div className={styles.send}>
          <FormNotice />
          <SubmitButton wide {...(disabledReason === undefined ? {} : { disabledReason })}>
            {t('team.send')}
          </SubmitButton>
        </div>
      }
    >
      <div className={styles.fields}>
        <FormDraft name={`invite-user-${id}`} />
        <FormTextField
          name="email"
          type="email"
          label={t('team.email')}
          hint={t('team.emailHint')}
          autoComplete="off"
        />
        <FormRadioGroup<GrantableRole>
          name="role"
          label={t('team.access')}
          options={rolesToGive(type).map((value) => ({
            value,
            label: t(`team.roles.${value}`),
            hint: t(`team.roleTexts.${value}`),
          }))}
        />
      </div>
    </ModalSide>
  );
};
