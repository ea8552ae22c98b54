import { useAction } from '@fairfront/shared-kit/api/actions';
import { ModalSide } from '@fairfront/shared-kit/components/modal';
import { Form, FormNotice, FormTextField, SubmitButton, useFormState } from '@fairfront/shared-kit/forms';
import { FormDraft } from '@fairfront/shared-kit/forms/draft';
import { FormRadioGroup } from '@fairfront/shared-kit/forms/radio';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { rolesToGive, type GrantableRole } from '@fairfront/shared-kit/domain/participations/team';
import { useTeamOptions } from './use-team-actions';
import styles from './users.module.css';

interface InviteValues {
  email: string;
  role: GrantableRole;
}

interface InviteFormProps {
  /** The link back to the list on a phone. */
  onClose?: (() => void) | undefined;
  onAdded: () => void;
}

/** The email and role of a new invitation; the role with the fewest rights comes first. */
export const InviteForm = ({ onClose, onAdded }: InviteFormProps) => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const inviting = useAction<InviteValues>({
    ...useTeamOptions(),
    errors: 'inline',
    run: (body, { idempotencyKey }) =>
      api.post('/participants/{id}/users', {
        params: { path: { id } },
        body: { ...body, email: body.email.trim() },
        idempotencyKey,
      }),
    announce: () => t('team.added'),
  });
  return (
    <Form<InviteValues>
      className={styles.form}
      label={t('team.invite')}
      initialValues={{ email: '', role: 'read' }}
      validate={useSchema(
        async () => (await import('@fairfront/shared-kit/domain/identity/person-fields')).invitationFields,
      )}
      describeFailure={inviting.describe}
      onSubmit={async (body, { resetForm }) => {
        await inviting.submit(body);
        resetForm();
        onAdded();
      }}
    >
      <InvitePanel onClose={onClose} />
    </Form>
  );
};

const InvitePanel = ({ onClose }: { onClose: (() => void) | undefined }) => {
  const { t } = useTranslation('account');
  const { id, type } = useParticipation();
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
