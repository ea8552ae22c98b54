import { currencyCodes, localizedNames } from '@fairfront/shared-kit/domain/common';
import { exhibitionDays, exhibitionDeadlines } from '@fairfront/shared-kit/domain/participations/exhibition-dates';
import { FormCheckbox, FormTextField } from '@fairfront/shared-kit/forms';
import { FormDatePicker } from '@fairfront/shared-kit/forms/date-picker';
import { FormMultiSelect, FormSelect } from '@fairfront/shared-kit/forms/select';
import { FormTextArea } from '@fairfront/shared-kit/forms/text-area';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './exhibition.module.css';
import { useFieldLabel } from './field-label';
import { LanguageFields } from './language-fields';
import { recordFlags, textGroups, timeNameOf } from './record-values';
import { useLocked } from './section-form';

interface TextProps {
  name: string;
  hint?: string;
  optional?: boolean;
}

const Text = ({ name, hint, optional = false }: TextProps) => {
  const labelOf = useFieldLabel();
  const locked = useLocked();
  return <FormTextField name={name} label={labelOf(name)} hint={hint} optional={optional} disabledReason={locked} />;
};

const zones = (current: string): { value: string; label: string }[] =>
  [...new Set([current, ...Intl.supportedValuesOf('timeZone')])].sort().map((zone) => ({ value: zone, label: zone }));

/** Names, place, zone, VAT and currencies. */
export const GeneralFields = ({ timezone }: { timezone: string }) => {
  const { t } = useTranslation('desk');
  const labelOf = useFieldLabel();
  const locked = useLocked();
  return (
    <>
      {['title', 'subtitle', 'venue'].map((name) => (
        <LanguageFields key={name} name={name} optional={name !== 'title'} />
      ))}
      <div className={styles.pair}>
        <Text name="website" optional />
        <FormSelect<string>
          name="timezone"
          label={labelOf('timezone')}
          hint={t('record.zoneHint')}
          options={zones(timezone)}
          disabledReason={locked}
        />
      </div>
      <div className={styles.pair}>
        <Text name="vat_rate" hint={t('record.vatHint')} />
        <FormMultiSelect<string>
          name="currencies"
          label={labelOf('currencies')}
          hint={t('record.currenciesHint')}
          options={currencyCodes.map((code) => ({ value: code, label: code }))}
          disabledReason={locked}
        />
      </div>
      <div className={styles.pair}>
        <Text name="external_id" hint={t('record.externalHint')} optional />
      </div>
    </>
  );
};

/** The days of installation, exhibition and dismantling. */
export const DayFields = ({ timezone }: { timezone: string }) => {
  const { t } = useTranslation('desk');
  const labelOf = useFieldLabel();
  const locked = useLocked();
  return (
    <>
      <p className={styles.lead}>{t('record.daysLead', { zone: timezone })}</p>
      <div className={styles.days}>
        {exhibitionDays.map((name) => (
          <FormDatePicker key={name} name={name} label={labelOf(name)} disabledReason={locked} />
        ))}
      </div>
    </>
  );
};

/** The deadlines, each with its day, its time of day and what it does. */
export const DeadlineFields = ({ timezone }: { timezone: string }) => {
  const { t } = useTranslation('desk');
  const labelOf = useFieldLabel();
  const locked = useLocked();
  return (
    <>
      <p className={styles.lead}>{t('record.deadlinesLead', { zone: timezone })}</p>
      <div className={styles.deadlines}>
        {exhibitionDeadlines.map((name) => (
          <fieldset key={name} className={styles.deadline}>
            <legend className={styles.legend}>{labelOf(name)}</legend>
            <p className={styles.meaning}>{t(`record.meaning.${name}`)}</p>
            <FormDatePicker
              name={name}
              size="sm"
              label={t('record.dayOf', { name: labelOf(name) })}
              labelHidden
              disabledReason={locked}
            />
            <FormTextField
              name={timeNameOf(name)}
              size="sm"
              label={t('record.timeOf', { name: labelOf(name) })}
              labelHidden
              placeholder="23:59"
              inputMode="numeric"
              autoComplete="off"
              disabledReason={locked}
            />
          </fieldset>
        ))}
      </div>
    </>
  );
};

/** What exhibitors may do, from when administrators need a second factor, and how long pass data is kept. */
export const RuleFields = () => {
  const { t } = useTranslation('desk');
  const labelOf = useFieldLabel();
  const locked = useLocked();
  return (
    <>
      {recordFlags.map((name) => (
        <FormCheckbox key={name} name={name} hint={t(`record.meaning.${name}`)} disabledReason={locked}>
          {labelOf(name)}
        </FormCheckbox>
      ))}
      <div className={styles.days}>
        <FormDatePicker
          name="second_factor_from"
          label={labelOf('second_factor_from')}
          hint={t('record.meaning.second_factor_from')}
          optional
          disabledReason={locked}
        />
        <Text name="pass_data_days" hint={t('record.meaning.pass_data_days')} optional />
      </div>
    </>
  );
};

const isAddress = (name: string): boolean => /_(terms|procedure)$/.test(name);

/** The info texts of passes in both languages; some of them are addresses of pages. */
export const TextFields = () => {
  const { t } = useTranslation('desk');
  const labelOf = useFieldLabel();
  const locked = useLocked();
  return (
    <>
      <p className={styles.lead}>{t('record.textsLead')}</p>
      {Object.entries(textGroups).map(([group, names]) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>{t(`record.textGroups.${group}`)}</legend>
          {names.map((name) => (
            <div key={name} className={styles.pair}>
              {localizedNames(name).map((one) =>
                isAddress(name) ? (
                  <Text key={one} name={one} optional />
                ) : (
                  <FormTextArea
                    key={one}
                    name={one}
                    label={labelOf(one)}
                    limit={10_000}
                    minHeight={72}
                    optional
                    disabledReason={locked}
                  />
                ),
              )}
            </div>
          ))}
        </fieldset>
      ))}
    </>
  );
};
