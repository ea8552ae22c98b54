import { useState } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys, type Invitation } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { AccountName } from '@fairfront/shared-kit/components/password-field';
import { textOf } from '@fairfront/shared-kit/domain/common';
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
import { InvitationHead } from './invitation-head';
import { invitationPageQuery, type InvitationLink } from './invitation.query';
import { useOpenExhibition } from './use-open-exhibition';
import styles from './invitation.module.css';

interface AccountViewProps {
  link: InvitationLink;
  invitation: Invitation;
  /** Signed in as the invited person; otherwise the form requires the password. */
  isSignedIn: boolean;
}

/** A person with an account accepts the invitation with it: signs in, accepts and enters the exhibition. */
export const AccountView = ({ link, invitation, isSignedIn }: AccountViewProps) => {
  const { t } = useTranslation('welcome');
  const { t: shellText } = useTranslation('shell');
  const { api } = usePlatform();
  const { session } = useShell();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const open = useOpenExhibition();
  const validate = useSchema(
    async () => (await import('@fairfront/shared-kit/domain/identity/person-fields')).passwordFields,
  );
  const [step, setStep] = useState<SecondStep | null>(null);
  const { email, exhibition, participation_id } = invitation;

  const accepting = useAction<undefined>({
    namespace: 'welcome',
    errors: 'inline',
    run: (_nothing, { idempotencyKey }) =>
      api.post('/invitations/{id}/accept', { params: { path: { id: link.id } }, idempotencyKey }),
    announce: () => t('accepted', { exhibition: textOf(exhibition, 'title', locale) }),
    onDone: () => open(participation_id),
    onRefused: () => {
      // it may have been withdrawn meanwhile
      void queryClient.invalidateQueries(invitationPageQuery(api, link));
      return false;
    },
    invalidates: () => [queryKeys.participations.all()],
  });
  const signingIn = useAction<string, SecondStep | null>({
    namespace: 'welcome',
    errors: 'inline',
    // keys never contain a password
    contentOf: () => '',
    run: (password) => session.signIn({ email, password }),
  });

  if (step && !isSignedIn) return <SecondStepForm step={step} onBack={() => setStep(null)} />;
  if (isSignedIn) {
    return (
      <div className={styles.page}>
        <InvitationHead invitation={invitation} lead={t('acceptLead')} />
        {accepting.error !== null && <Notice tone="danger" live="assertive" title={accepting.error} />}
        <div className={styles.ways}>
          <Button
            variant="primary"
            size="lg"
            wide
            busy={accepting.isBusy()}
            onClick={() => void accepting.run(undefined)}
          >
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
      describeFailure={signingIn.describe}
      onSubmit={async ({ password }) => {
        const next = await signingIn.submit(password);
        setStep(next);
        if (!next) await accepting.run(undefined);
      }}
    >
      <InvitationHead invitation={invitation} lead={t('signInLead')} />
      <FormNotice />
      <AccountName email={email} />
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
