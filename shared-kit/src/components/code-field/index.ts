export { CodeField, type CodeFieldProps } from './code-field';
export { codeMask, plainCode } from './code-mask';
