import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { AccountName, PasswordField } from '@fairfront/shared-kit/components/password-field';
import { TextArea } from '@fairfront/shared-kit/components/text-area';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import { useId, useRef, useState, type FormEvent } from 'react';
import { askForDeletion, type OwnDeletion } from '../api/own-deletion';
import styles from './profile.module.css';

/** The maximum length of the reason on the server, in characters. */
const longestReason = 1_000;

const goes = ['signIn', 'person', 'settings', 'messages'] as const;
const stays = ['company', 'passes', 'log'] as const;

interface DeletionDialogProps {
  /** Participations whose only administrator is this user; they block the deletion. */
  blockers: OwnDeletion['blockers'];
  onClose: () => void;
  onSent: (deletion: OwnDeletion) => void;
}

/** Explains the deletion and requests it; the password confirms the user's identity. */
export const DeletionDialog = ({ blockers, onClose, onSent }: DeletionDialogProps) => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { email } = useUser();
  const locale = useLocale();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isBlocked = blockers.length > 0;
  const asking = useAction<{ password: string; reason: string }, OwnDeletion>({
    namespace: 'account',
    errors: 'inline',
    // the password is not part of the idempotency key
    contentOf: (typed) => typed.reason,
    run: (typed, { idempotencyKey }) => askForDeletion(api, { ...typed, idempotencyKey }),
    onDone: onSent,
    onRefused: (failed) => {
      const ofField = isApiError(failed) ? failed.errors['password']?.[0] : undefined;
      setError(ofField);
      input.current?.focus();
      return ofField !== undefined;
    },
  });
  const isBusy = asking.isBusy();
  const failure = asking.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isBlocked) return;
    if (password === '') {
      setError(t('deletion.passwordRequired'));
      input.current?.focus();
      return;
    }
    setError(undefined);
    void asking.run({ password, reason });
  };
  return (
    <Modal
      open
      size="sm"
      title={t('deletion.dialog')}
      onClose={() => {
        if (!isBusy) onClose();
      }}
    >
      <ModalHeader />
      <ModalBody>
        <form id={formId} noValidate className={styles.consequences} onSubmit={submit}>
          <p>{t('deletion.decides')}</p>
          {isBlocked && (
            <Notice tone="warning" title={t('deletion.blocked')}>
              <ul className={styles.kept}>
                {blockers.map((place) => (
                  <li key={place.participation_id}>
                    {textOf(place, 'exhibition', locale)}, {textOf(place, 'company', locale)}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <Consequences title={t('deletion.goes.title')} lines={goes.map((one) => t(`deletion.goes.${one}`))} />
          <Consequences title={t('deletion.stays.title')} lines={stays.map((one) => t(`deletion.stays.${one}`))} />
          {failure && <Notice tone="danger" live="assertive" title={failure} />}
          {!isBlocked && (
            <>
              <TextArea
                name="reason"
                label={t('deletion.reason')}
                optional
                limit={longestReason}
                value={reason}
                onChange={setReason}
                readOnly={isBusy}
              />
              <AccountName email={email} />
              <PasswordField
                ref={input}
                name="password"
                label={t('deletion.password')}
                hint={t('deletion.passwordHint')}
                autoComplete="current-password"
                required
                value={password}
                error={error}
                readOnly={isBusy}
                onChange={(value) => {
                  setPassword(value);
                  setError(undefined);
                }}
              />
            </>
          )}
        </form>
      </ModalBody>
      <ModalFooter>
        <Button disabled={isBusy} onClick={onClose}>
          {t(isBlocked ? 'deletion.close' : 'deletion.cancel')}
        </Button>
        {!isBlocked && (
          <Button variant="danger-solid" type="submit" form={formId} busy={isBusy}>
            {t('deletion.send')}
          </Button>
        )}
      </ModalFooter>
    </Modal>
  );
};

const Consequences = ({ title, lines }: { title: string; lines: string[] }) => (
  <section>
    <h3 className={styles.legend}>{title}</h3>
    <ul className={styles.kept}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);
