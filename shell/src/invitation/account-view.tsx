import { useState } from 'react';
import { errorText, queryKeys, type Invitation } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { textOf } from '@fairfront/shared-kit/formats';
import { Form, FormNotice, FormPasswordField, SubmitButton } from '@fairfront/shared-kit/forms';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import {
  useLocale,
  usePlatform,
  useQueryClient,
  useTranslation,
  type SecondStep,
} from '@fairfront/shared-kit/platform';
import { useShell } from '../shell-services';
import { SecondStepForm } from '../sign-in/second-step.lazy';
import { InvitationHead, UserName } from './invitation-head';
import { invitationPageQuery, type InvitationLink } from './invitation.query';
import { useOpenExhibition } from './use-open-exhibition';
import styles from './invitation.module.css';

interface AccountViewProps {
  link: InvitationLink;
  invitation: Invitation;
  /** As the invited person; otherwise the password is asked for first. */
  isSignedIn: boolean;
}

/** Whoever has an account takes the invitation with it: signs in, accepts, and stands in the exhibition (SHELL-382). */
export const AccountView = ({ link, invitation, isSignedIn }: AccountViewProps) => {
  const { t } = useTranslation('welcome');
  const { t: shellText } = useTranslation('shell');
  const { api, messages } = usePlatform();
  const { session } = useShell();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const open = useOpenExhibition();
  const validate = useSchema<{ password: string }>(
    async () => (await import('@fairfront/shared-kit/model/validation-yup')).passwordSchema,
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  const { email, exhibition, participation_id } = invitation;

  const accept = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await api.post('/invitations/{id}/accept', { params: { path: { id: link.id } } });
      messages.notice(t('accepted', { exhibition: textOf(exhibition, 'title', locale) }));
      open(participation_id);
      void queryClient.invalidateQueries({ queryKey: queryKeys.participations.all() });
    } catch (error) {
      setFailure(error);
      setBusy(false);
      // it may have been withdrawn meanwhile
      await queryClient.invalidateQueries(invitationPageQuery(api, link));
    }
  };

  if (step && !isSignedIn) return <SecondStepForm step={step} onBack={() => setStep(null)} />;
  if (isSignedIn) {
    return (
      <div className={styles.page}>
        <InvitationHead invitation={invitation} lead={t('acceptLead')} />
        {failure !== null && <Notice tone="danger" live="assertive" title={errorText(failure, t)} />}
        <div className={styles.ways}>
          <Button variant="primary" size="lg" wide busy={busy} onClick={() => void accept()}>
            {t('accept')}
          </Button>
          <RouteLink to="home" params={{}} variant="secondary" size="lg" wide>
            {t('toHome')}
          </RouteLink>
        </div>
      </div>
    );
  }
  return (
    <Form<{ password: string }>
      className={styles.page}
      label={t('signInForm')}
      initialValues={{ password: '' }}
      validate={validate}
      guarded={false}
      describeFailure={(error) => errorText(error, t, { codes: { wrong_credentials: t('wrongPassword') } })}
      onSubmit={async ({ password }) => {
        const next = await session.signIn({ email, password });
        setStep(next);
        if (!next) await accept();
      }}
    >
      <InvitationHead invitation={invitation} lead={t('signInLead')} />
      <FormNotice />
      <UserName email={email} />
      <FormPasswordField name="password" size="lg" label={t('password')} autoComplete="current-password" required />
      <p className={styles.aside}>
        <RouteLink to="recovery" params={{}}>
          {shellText('signIn.forgot')}
        </RouteLink>
      </p>
      <SubmitButton size="lg" wide>
        {t('signInAndAccept')}
      </SubmitButton>
    </Form>
  );
};
