import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { useFormField } from '@fairfront/shared-kit/forms';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { standLength, typedStand } from '@fairfront/shared-kit/domain/catalogue/catalogue-stand';
import { nextRowId } from '@fairfront/shared-kit/domain/catalogue/rows';
import { useWizard } from '../context/wizard-context';
import styles from './alphabet.module.css';

/** The stands of the entry, at least one. */
export const StandRows = () => {
  const { t } = useTranslation('catalog');
  const { draft, change, isEditable } = useWizard();
  const { error } = useFormField<unknown>('companyStands', t('alphabet.stands'));
  const stands = draft.companyStands;
  const add = () => change({ companyStands: [...stands, { id: nextRowId(stands), value: '' }] });
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>
        {t('alphabet.stands')} <span className={styles.note}>{t('alphabet.upTo', { count: standLength })}</span>
      </legend>
      <ul className={styles.stands}>
        {stands.map((stand, index) => (
          <li key={stand.id} className={styles.row}>
            <StandField index={index} />
            {isEditable && (
              <IconButton
                icon="trash"
                size="lg"
                label={t('alphabet.removeStand', { number: index + 1 })}
                onClick={() => change({ companyStands: stands.filter((row) => row !== stand) })}
              />
            )}
          </li>
        ))}
      </ul>
      {stands.length === 0 && error && (
        <p role="alert" className={styles.missing}>
          {error}
        </p>
      )}
      {isEditable && (
        <Button variant="text" size="sm" icon="plus" className={styles.add} onClick={add}>
          {t('alphabet.addStand')}
        </Button>
      )}
    </fieldset>
  );
};

const StandField = ({ index }: { index: number }) => {
  const { t } = useTranslation('catalog');
  const { isEditable } = useWizard();
  const label = t('alphabet.stand', { number: index + 1 });
  const { onChange, ...field } = useFormField<string>(`companyStands.${index}.value`, label);
  return (
    <TextField
      {...field}
      value={field.value ?? ''}
      label={label}
      labelHidden
      readOnly={!isEditable}
      onChange={(value) => onChange(typedStand(value))}
    />
  );
};
