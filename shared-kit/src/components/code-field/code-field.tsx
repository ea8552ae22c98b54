import { useMemo } from 'react';
import { MaskedField, type MaskedFieldProps } from '../masked-field';
import { codeMask, plainCode } from './code-mask';
import styles from './code-field.module.css';

/** The props of `CodeField`. */
export interface CodeFieldProps extends Omit<MaskedFieldProps, 'mask'> {
  /** Letters and digits without dashes, upper case. */
  value: string;
  onChange: (value: string) => void;
  /** Lengths of the groups, shown with dashes between them. */
  groups?: readonly number[];
}

const threeByFour = [4, 4, 4] as const;

/** A code from an email: large; dashes and case do not matter (DESIGN §12). The error never says whose code it is. */
export const CodeField = ({ value, onChange, groups = threeByFour, ...props }: CodeFieldProps) => {
  const mask = useMemo(() => codeMask(groups), [groups]);
  return (
    <MaskedField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
      frameClassName={styles.code}
      mask={mask}
      value={mask.apply(value, 'pasted') ?? ''}
      onChange={(text) => onChange(plainCode(text))}
    />
  );
};
