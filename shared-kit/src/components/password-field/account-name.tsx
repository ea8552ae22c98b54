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
