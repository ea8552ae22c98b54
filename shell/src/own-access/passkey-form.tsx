import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './own-access.module.css';

interface PasskeyFormProps {
  label: string;
  hint?: string;
  submit: string;
  /** The current name. */
  name?: string;
  /** Error of the server. */
  error?: string;
  busy: boolean;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

const longestName = 60;

/** The name form of a new or existing passkey. */
export const PasskeyForm = ({ label, hint, submit, name = '', error, busy, onSubmit, onCancel }: PasskeyFormProps) => {
  const { t } = useTranslation('ownAccess');
  const [text, setText] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(text.trim() === '');
    if (text.trim() !== '') return onSubmit(text.trim());
    input.current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={send} aria-label={label}>
      <TextField
        ref={input}
        name="passkey-name"
        label={t('passkeys.name')}
        hint={hint}
        maxLength={longestName}
        required
        // the user has just clicked the button that opens it
        autoFocus
        value={text}
        error={isMissing ? t('passkeys.nameRequired') : error}
        onChange={(value) => {
          setText(value);
          setMissing(false);
        }}
      />
      <div className={styles.formFoot}>
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {submit}
        </Button>
        <Button variant="text" size="sm" onClick={onCancel}>
          {t('passkeys.cancel')}
        </Button>
      </div>
    </form>
  );
};
