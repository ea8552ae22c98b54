import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { useFormField } from '@fairfront/shared-kit/forms';
import { withoutForeignScripts } from '@fairfront/shared-kit/domain/validation';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { nextRowId } from '@fairfront/shared-kit/domain/catalogue/rows';
import { firstOfType } from '@fairfront/shared-kit/domain/catalogue/template-services';
import { useWizard } from '../context/wizard-context';
import styles from './alphabet.module.css';

/** Addresses: the first one is free, each further one is charged. */
export const AddressRows = () => {
  const { t } = useTranslation('catalog');
  const { draft, change, isEditable, template } = useWizard();
  const rows = draft.companyAddresses.length > 0 ? draft.companyAddresses : [{ id: 1, address: '' }];
  const isAnyFilled = rows.some(({ address }) => address.trim() !== '');
  const extra = firstOfType(template, 'extra_address_alphabetical_list');
  const price = extra?.prices.find(({ currency }) => currency === draft.currency)?.price_without_vat ?? null;
  const add = () => change({ companyAddresses: [...rows, { id: nextRowId(rows), address: '' }] });
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>
        {t('alphabet.addresses')}{' '}
        {extra && (
          <span className={styles.note}>
            {t('alphabet.addressPrice', { amount: formatMoney(price, draft.currency) })}
          </span>
        )}
      </legend>
      <ul className={styles.addresses}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.row}>
            <AddressField index={index} />
            {isEditable && (
              <IconButton
                icon="trash"
                size="lg"
                label={t('alphabet.removeAddress', { number: index + 1 })}
                disabledReason={rows.length === 1 && !isAnyFilled ? t('alphabet.noAddress') : undefined}
                onClick={() => change({ companyAddresses: rows.filter((one) => one !== row) })}
              />
            )}
          </li>
        ))}
      </ul>
      {isEditable && extra && (
        <Button
          variant="text"
          size="sm"
          icon="plus"
          className={styles.add}
          disabledReason={isAnyFilled ? undefined : t('alphabet.addressFirst')}
          onClick={add}
        >
          {t('alphabet.addAddress')}
        </Button>
      )}
    </fieldset>
  );
};

const AddressField = ({ index }: { index: number }) => {
  const { t } = useTranslation('catalog');
  const { isEditable, draft, change } = useWizard();
  const label = t('alphabet.address', { number: index + 1 });
  const { onChange, ...field } = useFormField<string>(`companyAddresses.${index}.address`, label);
  const type = (typed: string) => {
    const address = withoutForeignScripts(typed);
    // the first row is shown before any address exists
    if (draft.companyAddresses.length === 0) change({ companyAddresses: [{ id: 1, address }] });
    else onChange(address);
  };
  return (
    <TextField
      {...field}
      value={field.value ?? ''}
      label={label}
      labelHidden
      placeholder={isEditable && index > 0 ? t('alphabet.extraAddress') : undefined}
      readOnly={!isEditable}
      onChange={type}
    />
  );
};
