import { useState } from 'react';
import { useTranslation } from '../../platform/facade';
import { IconButton } from '../button';
import { TextField, type TextFieldProps } from '../text-field';

/** The props of `PasswordField`. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'icon' | 'inputMode'> {
  /** `current-password` for sign-in, `new-password` where one is chosen: password managers depend on it. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be pasted and shown on request (DESIGN §10). */
export const PasswordField = (props: PasswordFieldProps) => {
  const { t } = useTranslation('kit');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        props.disabledReason === undefined &&
        !props.readOnly && (
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={t(shown ? 'passwordField.hide' : 'passwordField.show')}
            onClick={() => setShown(!shown)}
          />
        )
      }
    />
  );
};

/**
 * Tells a password manager whose password is typed in this form, where the form does not ask for it; without it the manager
 * stores a new password under no account, or offers one of another. People do not see it.
 */
export const AccountName = ({ email }: { email: string }) => (
  <input
    className="ff-sr-only"
    type="email"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);
