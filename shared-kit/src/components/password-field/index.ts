export { AccountName } from './account-name';
export { PasswordField, type PasswordFieldProps } from './password-field';
