import { FormCheckbox, FormTextField, useFormField } from '@fairfront/shared-kit/forms';
import { FormCountrySelect } from '@fairfront/shared-kit/forms/select';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { Select } from '@fairfront/shared-kit/components/select';
import { textOf, ownTextOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import {
  bookletCountryPatch,
  exporterPatch,
  isExporterOffered,
  textLimits,
} from '@fairfront/shared-kit/domain/catalogue/rules';
import { DraftField } from '../notes/draft-field';
import { useWizardDetails } from '../context/wizard-details';
import { useWizard } from '../context/wizard-context';
import { Heading } from '../context/heading';
import styles from './alphabet.module.css';

/** The names, countries and flags of the company. */
export const CompanyFields = () => {
  const { t } = useTranslation('catalog');
  const { isEditable } = useWizard();
  const { countries } = useWizardDetails();
  const readOnly = !isEditable;
  return (
    <section aria-labelledby="catalogue-company" className={styles.section}>
      <Heading level={3} id="catalogue-company" className="ff-h4">
        {t('alphabet.company')}
      </Heading>
      <div className={styles.nameAndType}>
        <DraftField field="companyName">
          <FormTextField
            name="companyName"
            label={t('alphabet.companyName')}
            autoComplete="organization"
            required
            readOnly={readOnly}
          />
        </DraftField>
        <DraftField field="companyOwnerType">
          <FormTextField
            name="companyOwnerType"
            label={
              <>
                {t('alphabet.companyOwnerType')}{' '}
                <span className={styles.note}>{t('alphabet.upTo', { count: textLimits.ownerType })}</span>
              </>
            }
            readOnly={readOnly}
          />
        </DraftField>
      </div>
      <DraftField field="companyNameEng">
        <EnglishName readOnly={readOnly} />
      </DraftField>
      <div className={styles.pair}>
        <DraftField field="companyCountry">
          <FormCountrySelect
            name="companyCountry"
            label={t('alphabet.companyCountry')}
            list={countries}
            required
            readOnly={readOnly}
          />
        </DraftField>
        <DraftField field="companyCountryForBooklet">
          <BookletCountry readOnly={readOnly} />
        </DraftField>
      </div>
      <Flags readOnly={readOnly} />
    </section>
  );
};

/** The rule about letters is shown while the field has the focus. */
const EnglishName = ({ readOnly }: { readOnly: boolean }) => {
  const { t } = useTranslation('catalog');
  const [isFocused, setFocused] = useState(false);
  return (
    <div className={styles.tipPlace}>
      <FormTextField
        name="companyNameEng"
        label={t('alphabet.companyNameEng')}
        hint={
          isFocused ? (
            <span role="tooltip" className={styles.tip}>
              {t('alphabet.latinOnly')}
            </span>
          ) : undefined
        }
        required
        readOnly={readOnly}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </div>
  );
};

/** A country other than Russia clears the exporter flag. */
const BookletCountry = ({ readOnly }: { readOnly: boolean }) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { change, template } = useWizard();
  const { countries } = useWizardDetails();
  const label = t('alphabet.companyCountryForBooklet');
  const { onChange: _onChange, ...field } = useFormField<number | null>('companyCountryForBooklet', label, 'chosen');
  if (countries.isError)
    return <FormCountrySelect name="companyCountryForBooklet" label={label} list={countries} required />;
  const known = countries.data ?? [];
  return (
    <Select<number>
      {...field}
      label={label}
      icon="globe"
      required
      readOnly={readOnly}
      busy={countries.isPending}
      options={known.map((country) => ({ value: country.id, label: textOf(country, 'name', locale) }))}
      onChange={(id) => change(bookletCountryPatch(id, template, known))}
    />
  );
};

const Flags = ({ readOnly }: { readOnly: boolean }) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { draft, change, template } = useWizard();
  const { countries } = useWizardDetails();
  const country = countries.data?.find(({ id }) => id === draft.companyCountryForBooklet);
  const markTitle = ownTextOf(template, 'mark_title', locale);
  return (
    <div className={styles.flags}>
      {isExporterOffered(template, country) && (
        <DraftField field="companyRussianExporter">
          <Checkbox
            checked={draft.companyRussianExporter}
            readOnly={readOnly}
            onChange={(isSet) => change(exporterPatch(isSet))}
          >
            {t('alphabet.companyRussianExporter')}
          </Checkbox>
        </DraftField>
      )}
      <DraftField field="companyImportSubstitution">
        <FormCheckbox name="companyImportSubstitution" readOnly={readOnly}>
          {t('alphabet.companyImportSubstitution')}
        </FormCheckbox>
      </DraftField>
      {template.is_mark && (
        <DraftField field="companyIsMark">
          <FormCheckbox name="companyIsMark" readOnly={readOnly}>
            {markTitle || t('alphabet.companyIsMark')}
          </FormCheckbox>
        </DraftField>
      )}
    </div>
  );
};
