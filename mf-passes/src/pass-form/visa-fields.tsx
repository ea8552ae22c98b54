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
  /** Whether the form has visa data at all. */
  isAsked: boolean;
  list: CountryList<VisaCountry & CountryOption>;
}

/** The state of the visa part: whether it is offered, and the effect of the selected country. */
export const useVisaOf = ({ event, now, isAsked, list }: VisaFacts) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const { values, setFieldValue } = useFormikContext<PassFormValues>();
  const isOffered = isAsked && isVisaOffered(event, now);
  const isTicked = isOffered && values.isVisa;
  const country = isTicked ? list.data?.find(({ id }) => id === values.countryId) : undefined;
  const refused = country ? visaRefusal(event, country, now) : null;

  // time passes while the form is open: a visa that is no longer available must not be sent
  const mustUntick = values.isVisa && !isOffered;
  useEffect(() => {
    if (mustUntick) void setFieldValue('isVisa', false);
  }, [mustUntick, setFieldValue]);

  const isLate = refused === 'late-simple' || refused === 'late-difficult';
  const deadline = isLate && country ? visaDeadline(event, country) : null;
  return {
    isOffered,
    /** The last day of the offer once it is over, for the message. */
    offeredUntil: isAsked && !isOffered ? passDateAt(visaOfferEnd(event), zoneOf(event), locale) : null,
    /** The last day for the selected country once it has passed. */
    closedOn: deadline === null ? null : passDateAt(deadline, zoneOf(event), locale),
    isTicked,
    country,
    /** Why no invitation is available for the selected country; also disables the button. */
    refusal: refused ? t(`visaRefusal.${refused}`) : undefined,
    list,
  };
};

/** The visa state in a dialog of the participation: countries load when the box is ticked. */
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

/** The checkbox, citizenship, birthday and birthplace. */
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
