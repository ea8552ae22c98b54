import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { Extensions } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { formatDeadline, formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { ownTextOf } from '@fairfront/shared-kit/domain/common';
import { FormDatePicker } from '@fairfront/shared-kit/forms/date-picker';
import { dayAt, endOfDay, isDay } from '@fairfront/shared-kit/domain/common';
import { extensionProposals } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { ExtensibleDeadline } from './extensions.model';
import styles from './extensions.module.css';

/** Values of the form. */
export interface ExtensionFields {
  until: string;
  reason: string;
  file: File[];
}

interface UntilFieldProps {
  deadline: ExtensibleDeadline;
  days: { first: string; last: string };
  rule: Extensions['rules'][number] | null;
  zone: string;
}

/** The current date and the requested one, chosen by a preset button or as another date (y12). */
export const UntilField = ({ deadline, days, rule, zone }: UntilFieldProps) => {
  const { t } = useTranslation('deadlines');
  const { now } = usePlatform();
  const locale = useLocale();
  const { values, setFieldValue, errors } = useFormikContext<ExtensionFields>();
  const { until } = values;
  const proposals = extensionProposals(days, deadline.day);
  const [isOther, setOther] = useState(false);
  const showsPicker = isOther || !proposals.some(({ day }) => day === until);
  const moment = (at: number) => formatDeadline(at, locale, { zone, now: now() });
  const note = rule && ownTextOf(rule, 'note', locale);
  const last = formatProseDate(days.last, locale, { now: now(), zone });
  const choose = (day: string) => {
    setOther(false);
    void setFieldValue('until', day);
  };
  return (
    <fieldset className={styles.until}>
      <legend className="ff-sr-only">{t('extension.until')}</legend>
      <div className={styles.change}>
        <div className={styles.box}>
          <span className={styles.boxName}>{t('extension.now')}</span>
          <b className={styles.boxDate}>{moment(deadline.moment)}</b>
        </div>
        <Icon name="arrow-right" size={18} className={styles.arrow} />
        <div className={styles.wished} aria-live="polite">
          <span className={styles.boxName}>{t('extension.wished')}</span>
          <b className={styles.boxDate}>{isDay(until) ? moment(endOfDay(until, zone)) : t('extension.noDate')}</b>
        </div>
      </div>
      <div className={styles.proposals}>
        {proposals.map(({ day, days: count }) => {
          const isChosen = !showsPicker && day === until;
          return (
            <Button
              key={day}
              size="sm"
              className={classNames(styles.proposal, isChosen && styles.chosen)}
              {...(isChosen && { icon: 'check' as const })}
              aria-pressed={isChosen}
              onClick={() => choose(day)}
            >
              {t('extension.plus', { count })}
            </Button>
          );
        })}
        <Button variant="text" size="sm" icon="calendar" aria-expanded={showsPicker} onClick={() => setOther(true)}>
          {t('extension.other')}
        </Button>
      </div>
      {showsPicker && (
        <FormDatePicker
          name="until"
          label={t('extension.until')}
          min={days.first}
          max={days.last}
          today={dayAt(now(), zone)}
          required
        />
      )}
      {!showsPicker && errors.until && (
        <p role="alert" className={styles.problem}>
          {errors.until}
        </p>
      )}
      <p className={styles.hint}>
        {note ? t('extension.lastBecause', { date: last, note }) : t('extension.last', { date: last })}
      </p>
    </fieldset>
  );
};
