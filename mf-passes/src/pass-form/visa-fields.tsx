import { Notice } from '@fairfront/shared-kit/components/notice';
import { FormCheckbox, FormTextField } from '@fairfront/shared-kit/forms';
import {
  countriesQuery,
  FormCountrySelect,
  type CountryList,
  type CountryOption,
} from '@fairfront/shared-kit/forms/select';
import { FormDateTextField } from '@fairfront/shared-kit/forms/masked-field';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { PersonalKind } from '../api/list-pages';
import {
  isVisaOffered,
  passDateAt,
  visaDeadline,
  visaOfferEnd,
  visaRefusal,
  zoneOf,
  type PassEvent,
  type VisaCountry,
} from '@fairfront/shared-kit/domain/passes';
import { usePassContext } from '../context/use-pass-context';
import type { PassFormValues } from './pass-form-values';
import styles from './pass-form.module.css';

interface VisaFacts {
  event: PassEvent;
  now: number;
  /** The form asks for visa data at all. */
  isAsked: boolean;
  list: CountryList<VisaCountry & CountryOption>;
}

/** State of the visa part of the form: whether it is offered, and what the chosen country means. */
export const useVisaOf = ({ event, now, isAsked, list }: VisaFacts) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const { values, setFieldValue } = useFormikContext<PassFormValues>();
  const isOffered = isAsked && isVisaOffered(event, now);
  const isTicked = isOffered && values.isVisa;
  const country = isTicked ? list.data?.find(({ id }) => id === values.countryId) : undefined;
  const refused = country ? visaRefusal(event, country, now) : null;

  // the moment passes while the form is open: what can no longer be asked for must not be sent (PASS-085)
  const mustUntick = values.isVisa && !isOffered;
  useEffect(() => {
    if (mustUntick) void setFieldValue('isVisa', false);
  }, [mustUntick, setFieldValue]);

  const isLate = refused === 'late-simple' || refused === 'late-difficult';
  const deadline = isLate && country ? visaDeadline(event, country) : null;
  return {
    isOffered,
    /** The last day of the offer when it is over, so that the form says so (PASS-085, PASS-311). */
    offeredUntil: isAsked && !isOffered ? passDateAt(visaOfferEnd(event), zoneOf(event), locale) : null,
    /** The last day for the chosen country when it has passed. */
    closedOn: deadline === null ? null : passDateAt(deadline, zoneOf(event), locale),
    isTicked,
    country,
    /** Why no invitation can be asked for a citizen of the chosen country; also closes the button (PASS-093, PASS-102). */
    refusal: refused ? t(`visaRefusal.${refused}`) : undefined,
    list,
  };
};

/** The same in a dialog of the participation: the countries come when the box is ticked. */
export const useVisa = (kind: PersonalKind) => {
  const platform = usePlatform();
  const locale = useLocale();
  const { participation, now } = usePassContext();
  const { values } = useFormikContext<PassFormValues>();
  const list = useQuery({
    ...countriesQuery(platform, { locale, visa: true }),
    ...failsHere,
    enabled: kind === 'participant' && values.isVisa,
  });
  return useVisaOf({ event: participation, now, isAsked: kind === 'participant', list });
};

/** Checkbox, citizenship, birthday and birthplace (PASS-084 to PASS-102). */
export const VisaFields = ({ visa }: { visa: ReturnType<typeof useVisaOf> }) => {
  const { t } = useTranslation('passes');
  const { list, country, refusal } = visa;
  if (!visa.isOffered) {
    return visa.offeredUntil === null ? null : (
      <Notice tone="neutral" icon="calendar">
        {t('visaRefusal.installation-near')} ({visa.offeredUntil})
      </Notice>
    );
  }
  const closedFor = visa.closedOn === null ? t('form.visaClosed') : t('form.visaClosedAt', { date: visa.closedOn });
  const closed = refusal ? closedFor : country ? undefined : t('form.chooseCountry');
  return (
    <fieldset className={styles.visa}>
      <FormCheckbox name="isVisa">{t('form.visa')}</FormCheckbox>
      {visa.isTicked && (
        <>
          <div className={`${styles.pair} ${styles.names}`}>
            <FormCountrySelect
              name="countryId"
              className={styles.country}
              label={t('form.citizenship')}
              placeholder={t('form.citizenshipPlaceholder')}
              list={list}
            />
            <FormDateTextField dotted name="birthday" label={t('form.birthday')} disabledReason={closed} />
            <FormTextField
              name="birthdayPlace"
              label={t('form.birthdayPlace')}
              placeholder={t('form.birthdayPlacePlaceholder')}
              autoComplete="off"
              disabledReason={closed}
            />
          </div>
          {country && !refusal && <Notice>{t(country.is_simple_visa ? 'visa.simple' : 'visa.difficult')}</Notice>}
        </>
      )}
    </fieldset>
  );
};
