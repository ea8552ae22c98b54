import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { FormTextField } from '@fairfront/shared-kit/forms';
import styles from './exhibition.module.css';
import { useFieldLabel } from './field-label';
import { useLocked } from './section-form';

/** The fields of a text, one for each language. */
export const LanguageFields = ({ name, optional = false }: { name: string; optional?: boolean }) => {
  const labelOf = useFieldLabel();
  const locked = useLocked();
  return (
    <div className={styles.pair}>
      {localizedNames(name).map((one) => (
        <FormTextField key={one} name={one} label={labelOf(one)} optional={optional} disabledReason={locked} />
      ))}
    </div>
  );
};
