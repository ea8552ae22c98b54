export { PasswordField, type PasswordFieldProps, AccountName } from './password-field';
