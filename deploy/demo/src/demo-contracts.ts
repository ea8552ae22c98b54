import type { CurrencyCode } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import {
  createContractDocuments,
  createContractParties,
  createContracts,
  type ContentLine,
} from '@fairfront/backend/areas/account';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import type { DemoCalendar } from './demo-calendar';

/** Payers and contractors of the demo contracts. */
const demoParties = [
  { id: 1, name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' },
  { id: 2, name_rus: 'АО «Форум Выставки»', name_eng: 'Forum Exhibitions JSC' },
  { id: 3, name_rus: 'ООО «Форум Сервис»', name_eng: 'Forum Service LLC' },
  { id: 4, name_rus: 'Volga Tools GmbH', name_eng: 'Volga Tools GmbH' },
];

const demoContracts = [
  { id: 1, participation_id: 101, number: 'А-114', signed: -95, is_rent: true, counterparty_id: 1, executor_id: 2 },
  { id: 2, participation_id: 101, number: 'У-2207', signed: -20, is_rent: false, counterparty_id: 1, executor_id: 3 },
  { id: 3, participation_id: 104, number: 'А-061', signed: -300, is_rent: true, counterparty_id: 1, executor_id: 2 },
  { id: 4, participation_id: 130, number: 'E-017', signed: -70, is_rent: true, counterparty_id: 4, executor_id: 2 },
];

const units = { piece: ['шт.', 'pcs'], area: ['м²', 'm²'] } as const;

const line = (
  name_rus: string,
  name_eng: string,
  quantity: number,
  unit: keyof typeof units,
  amount: number,
  object: readonly [string, string] | null = null,
): ContentLine => ({
  name_rus,
  name_eng,
  quantity,
  measure_unit_rus: units[unit][0],
  measure_unit_eng: units[unit][1],
  amount,
  rental_object_rus: object?.[0] ?? null,
  rental_object_eng: object?.[1] ?? null,
});

const stand = ['стенд 24C10', 'stand 24C10'] as const;
const hall = ['павильон 2, зал 4', 'pavilion 2, hall 4'] as const;
const area = line('Аренда необорудованной площади', 'Raw space rent', 72, 'area', 864_000, stand);
const registration = line('Регистрационный сбор', 'Registration fee', 1, 'piece', 38_000, hall);
const accreditation = line('Аккредитация застройщика', 'Stand builder accreditation', 72, 'area', 20_200, stand);
const furniture = line('Стол переговорный', 'Meeting table', 4, 'piece', 24_480);
const power = line('Подключение 10 кВт', 'Connection up to 10 kW', 1, 'piece', 46_800, stand);
const lastArea = line('Аренда оборудованной площади', 'Shell scheme rent', 36, 'area', 432_000);
const foreignArea = line('Аренда необорудованной площади', 'Raw space rent', 24, 'area', 5_760);

type Row = [
  contract: number,
  type: 'contract' | 'invoice' | 'act',
  number: string,
  day: number,
  paid: number,
  currency: CurrencyCode,
  lines: ContentLine[],
];

/** Twelve documents: paid, unpaid and partly paid invoices, acts, and the contracts themselves. */
const demoDocuments: Row[] = [
  [1, 'contract', 'А-114', -95, 0, 'RUR', [area]],
  [1, 'invoice', '190/26', -46, 864_000, 'RUR', [area]],
  [1, 'invoice', '218/26', -4, 0, 'RUR', [registration, accreditation]],
  [1, 'act', '75/26', -40, 0, 'RUR', [area]],
  [2, 'contract', 'У-2207', -20, 0, 'RUR', [furniture, power]],
  [2, 'invoice', '204/26', -11, 24_480, 'RUR', [furniture]],
  [2, 'invoice', '231/26', -3, 20_000, 'RUR', [power]],
  [2, 'act', '81/26', -9, 0, 'RUR', [furniture]],
  [3, 'contract', 'А-061', -300, 0, 'RUR', [lastArea]],
  [3, 'act', '512/25', -110, 0, 'RUR', [lastArea]],
  [4, 'contract', 'E-017', -70, 0, 'EUR', [foreignArea]],
  [4, 'invoice', '143/26', -60, 2_880, 'EUR', [foreignArea]],
];

export const seedContracts = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  await createContractParties(trx, demoParties);
  await createContracts(
    trx,
    demoContracts.map(({ signed, ...contract }) => ({ ...contract, signed_at: calendar.day(signed) })),
  );
  await createContractDocuments(
    trx,
    demoDocuments.map(([contract_id, type, number, day, amount_paid, currency, contents], index) => ({
      ...{ id: index + 1, contract_id, type, number, amount_paid, currency, contents },
      document_date: calendar.day(day),
      amount: contents.reduce((sum, { amount }) => sum + amount, 0),
    })),
  );
};
