import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { focusControl } from '@fairfront/shared-kit/components/error-summary';
import { FormTextField, useFormState } from '@fairfront/shared-kit/forms';
import { FormNumberField } from '@fairfront/shared-kit/forms/number-field';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { cargoRows } from '@fairfront/shared-kit/domain/passes';
import { emptyCargo, type CarFormValues } from './car-form-values';
import styles from './car-passes.module.css';

/** The cargo: rows of title and quantity; the first one is permanent. */
export const CargoFields = () => {
  const { t } = useTranslation('passes');
  const { formId } = useFormState();
  const { values, setFieldValue } = useFormikContext<CarFormValues>();
  const { cargos } = values;
  const focusRow = useRef<number | null>(null);

  useEffect(() => {
    if (focusRow.current === null) return;
    focusControl(`${formId}-cargos.${focusRow.current}.title`);
    focusRow.current = null;
  }, [cargos.length, formId]);

  const add = () => {
    focusRow.current = cargos.length;
    void setFieldValue('cargos', [...cargos, { ...emptyCargo }]);
  };
  const remove = (row: number) => {
    focusRow.current = row - 1;
    void setFieldValue(
      'cargos',
      cargos.filter((_cargo, index) => index !== row),
    );
  };
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('car.cargo')}</legend>
      {cargos.map((_cargo, row) => (
        <div key={row} className={styles.cargo}>
          <FormTextField
            name={`cargos.${row}.title`}
            label={row === 0 ? t('car.cargoTitle') : t('car.cargoTitleRow', { row: row + 1 })}
            labelHidden={row > 0}
            autoComplete="off"
            required
          />
          <FormNumberField
            name={`cargos.${row}.quantity`}
            label={row === 0 ? t('car.quantity') : t('car.quantityRow', { row: row + 1 })}
            labelHidden={row > 0}
            min={1}
            max={999_999}
          />
          {row > 0 && (
            <IconButton
              icon="trash"
              size="lg"
              label={t('car.deleteCargo', { row: row + 1 })}
              onClick={() => remove(row)}
            />
          )}
        </div>
      ))}
      {cargos.length < cargoRows.max && (
        <Button variant="text" size="sm" icon="plus" onClick={add} className={styles.addCargo}>
          {t('car.addCargo')}
        </Button>
      )}
    </fieldset>
  );
};
