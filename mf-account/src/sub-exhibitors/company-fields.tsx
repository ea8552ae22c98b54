import { IconButton } from '@fairfront/shared-kit/components/button';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { FormTextField, useFormField } from '@fairfront/shared-kit/forms';
import { FormNumberField } from '@fairfront/shared-kit/forms/number-field';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { innDigits } from '@fairfront/shared-kit/domain/account';
import styles from './sub-exhibitors.module.css';

/** In Russian digits only, at most 14; optional in English. */
const InnField = ({ name }: { name: string }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const label = t('subs.inn');
  const { onChange, ...field } = useFormField<string>(name, label);
  const isRussian = locale === 'ru';
  return (
    <TextField
      {...field}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      optional={!isRussian}
      onChange={(text) => onChange(isRussian ? innDigits(text) : text)}
    />
  );
};

interface CompanyFieldsProps {
  row: number;
  /** The maximum quota of this row. */
  max: number;
  /** Absent for the only row. */
  onRemove?: (() => void) | undefined;
}

/** The fields of one company to invite. */
export const CompanyFields = ({ row, max, onRemove }: CompanyFieldsProps) => {
  const { t } = useTranslation('account');
  const field = (name: string) => `companies.${row}.${name}`;
  return (
    <div role="group" aria-label={t('subs.companyRow', { row: row + 1 })} className={styles.row}>
      <FormTextField name={field('name')} label={t('subs.name')} autoComplete="organization" />
      <FormTextField name={field('email')} type="email" label={t('subs.email')} autoComplete="off" />
      <InnField name={field('inn')} />
      <FormNumberField name={field('certificate')} label={t('subs.quota')} min={0} max={max} />
      <span className={styles.rowEnd}>
        {onRemove && (
          <IconButton icon="cross" size="lg" label={t('subs.dropRow', { row: row + 1 })} onClick={onRemove} />
        )}
      </span>
    </div>
  );
};
