import { Notice, type NoticeTone } from '@fairfront/shared-kit/components/notice';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import type { StatusTone } from '@fairfront/shared-kit/components/status-badge';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  formatDate,
  formatDateTime,
  formatNumber,
  formatPhone,
  fullName,
} from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { QueuedPass, StaffPass } from '../api/passes';
import { FactList, standsOf, type Fact } from '../queue/fact-list';
import { hintLooks } from './hint-badge';
import { typeKeyOf } from './pass-type';

const noticeTones: Partial<Record<StatusTone, NoticeTone>> = {
  danger: 'danger',
  warning: 'warning',
  success: 'success',
};

interface PassFactsProps {
  detail: StaffPass;
  /** Its row, with the hints, if it is on the current page. */
  row: QueuedPass | undefined;
}

/** The facts about a pass, and the hints while it waits. */
export const PassFacts = ({ detail: pass, row }: PassFactsProps) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const type =
    pass.kind === 'car'
      ? typeKeyOf({ type: null, is_simple_visa: null, load_capacity: null })
      : typeKeyOf({ type: pass.type, is_simple_visa: pass.country?.is_simple_visa ?? null, load_capacity: null });
  const day = (value: string | null | undefined) => value && formatDate(value, locale);
  const facts: Fact[] = [
    ['company', textOf(pass.exhibitor, 'name', locale)],
    ['stands', standsOf(pass.exhibitor.stands.map(({ title }) => title))],
    ['type', t(`passes.types.${type}`, { tonnes: '' })],
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
      ['load', load !== null && t('passes.tonnes', { tonnes: formatNumber(Number(load), locale) })],
      ['purpose', t(`passes.purposes.${pass.target}`)],
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
    <>
      <FactList queue="passes" facts={facts} />
      {pass.status === 'consideration' &&
        row?.hints.map(({ kind, other }) => (
          <Notice key={kind} tone={noticeTones[hintLooks[kind].tone] ?? 'info'} title={t(`passes.hints.${kind}.short`)}>
            {t(`passes.hints.${kind}.long`, { other })}
          </Notice>
        ))}
    </>
  );
};
