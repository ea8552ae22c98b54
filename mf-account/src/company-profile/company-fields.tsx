import { locales } from '@fairfront/shared-kit/domain/common';
import { localizedName } from '@fairfront/shared-kit/domain/common';
import { Button } from '@fairfront/shared-kit/components/button';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { TooltipIcon } from '@fairfront/shared-kit/components/tooltip';
import { FormTextField, useFormField, type Bound } from '@fairfront/shared-kit/forms';
import { FormMaskedField } from '@fairfront/shared-kit/forms/masked-field';
import { countriesQuery, FormCountrySelect, type CountryOption } from '@fairfront/shared-kit/forms/select';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import type { CompanyValues } from '@fairfront/shared-kit/domain/account';
import { TextArea, type TextAreaProps } from '@fairfront/shared-kit/components/text-area';
import { withoutForeignScripts } from '@fairfront/shared-kit/domain/validation';
import styles from './company-profile.module.css';

/** An address field; characters that cannot be printed on an envelope are removed as the user types. */
const AddressField = ({ name, ...props }: Bound<TextAreaProps>) => {
  const field = useFormField<string>(name, props.label);
  return <TextArea {...props} {...field} onChange={(text) => field.onChange(withoutForeignScripts(text))} />;
};

/** The profile fields. @param country the stored country of the company */
export const CompanyFields = ({ country }: { country: CountryOption | null }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const platform = usePlatform();
  const countries = useQuery({ ...countriesQuery(platform, { locale }), ...failsHere });
  const { values, setFieldValue } = useFormikContext<CompanyValues>();
  const missing = (name: 'website' | 'address' | 'mail_address') =>
    values[name].trim() === '' ? (
      <StatusBadge variant="plain" tone="warning" icon="warning">
        {t(`companyForm.empty.${name}`)}
      </StatusBadge>
    ) : undefined;
  const canCopy = values.mail_address.trim() === '' && values.address.trim() !== '';
  return (
    <div className={styles.fields}>
      {locales.map((language) => {
        const name = localizedName('name', language);
        return (
          <FormTextField
            key={name}
            name={name}
            label={t(`companyForm.${name}`)}
            lang={language}
            autoComplete="off"
            required
          />
        );
      })}
      <FormCountrySelect
        name="country_id"
        label={t('companyForm.country')}
        list={countries}
        stored={country}
        required
      />
      <FormMaskedField name="phone" label={t('companyForm.phone')} mask="phone" autoComplete="work tel" required />
      <FormTextField
        name="website"
        label={t('companyForm.website')}
        end={<TooltipIcon label={t('companyForm.websiteHelp')} content={t('companyForm.websiteExample')} />}
        icon="globe"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        hint={missing('website')}
      />
      <FormTextField
        name="email"
        label={t('companyForm.email')}
        type="email"
        icon="mail"
        autoComplete="work email"
        required
      />
      <AddressField
        className={styles.wide}
        name="address"
        label={t('companyForm.address')}
        placeholder={t('companyForm.addressPlaceholder')}
        hint={missing('address')}
      />
      <AddressField
        className={styles.wide}
        name="mail_address"
        label={t('companyForm.mail_address')}
        placeholder={t('companyForm.addressPlaceholder')}
        hint={missing('mail_address')}
        counter={
          canCopy && (
            <Button variant="text" size="sm" onClick={() => void setFieldValue('mail_address', values.address)}>
              {t('companyForm.asAbove')}
            </Button>
          )
        }
      />
    </div>
  );
};
