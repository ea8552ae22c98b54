import { MaskedField, type MaskedFieldProps } from '@fairfront/shared-kit/components/masked-field';
import { useFormField, type Bound } from '@fairfront/shared-kit/forms';
import { codeMask, plainCode } from './code-mask';
import styles from './code-field.module.css';

/** The props of `CodeField`; the value of the form has letters and digits without dashes, in upper case. */
export type CodeFieldProps = Omit<Bound<MaskedFieldProps>, 'mask' | 'onBlur'>;

/** A code from an e-mail: large; dashes and case do not matter (DESIGN §12). The error never says whose code it is. */
export const CodeField = ({ name, ...props }: CodeFieldProps) => {
  const { value, onChange, ...field } = useFormField<string>(name, props.label);
  return (
    <MaskedField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
      {...field}
      frameClassName={styles.code}
      mask={codeMask}
      value={codeMask.apply(value ?? '', 'pasted') ?? ''}
      onChange={(text) => onChange(plainCode(text))}
    />
  );
};
