import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  formatDate,
  formatDateTime,
  formatNumber,
  formatPhone,
  fullName,
} from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import type { StaffPass } from '../api/passes';
import { typeKeyOf } from './pass-type';
import styles from './passes.module.css';

/** The facts about a pass; missing values are left out. */
export const PassFacts = ({ pass }: { pass: StaffPass }) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const type =
    pass.kind === 'car'
      ? typeKeyOf({ type: null, is_simple_visa: null, load_capacity: null })
      : typeKeyOf({ type: pass.type, is_simple_visa: pass.country?.is_simple_visa ?? null, load_capacity: null });
  const day = (value: string | null | undefined) => value && formatDate(value, locale);
  const facts: [key: string, value: ReactNode][] = [
    ['company', textOf(pass.exhibitor, 'name', locale)],
    [
      'stands',
      pass.exhibitor.stands.length > 0 && (
        <span className={styles.stands}>
          {pass.exhibitor.stands.map(({ title }) => (
            <StandTag key={title}>{title}</StandTag>
          ))}
        </span>
      ),
    ],
    ['type', t(`types.${type}`, { tonnes: '' })],
    ['sent', formatDateTime(pass.created_at, locale)],
  ];
  if (pass.kind === 'personal') {
    facts.push(
      ['ownCompany', pass.company_name],
      ['country', pass.country && textOf(pass.country, 'name', locale)],
      ['birthday', day(pass.birthday)],
      ['birthplace', pass.birthday_place],
    );
  } else {
    const { car_type: carType, load_capacity: load } = pass;
    facts.push(
      ['carType', textOf(carType, 'title', locale)],
      ['trailer', pass.trailer_number],
      ['load', load !== null && t('tonnes', { tonnes: formatNumber(Number(load), locale) })],
      ['purpose', t(`purposes.${pass.target}`)],
      ['entry', day(pass.entry_date)],
      ['departure', day(pass.departure_date)],
      ['unloadsAt', pass.stand && <StandTag>{pass.stand.title}</StandTag>],
      ['driver', fullName(pass)],
      ['phone', formatPhone(pass.phone)],
      ['cargo', pass.cargos.map(({ title, quantity }) => `${title}: ${quantity}`).join(', ')],
    );
  }
  facts.push(['code', pass.barcode]);
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([key, value]) =>
          value && (
            <div key={key} className={styles.fact}>
              <dt>{t(`facts.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};
