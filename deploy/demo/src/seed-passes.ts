import type { Transaction } from 'kysely';
import { createCarPasses, createCarTypes, createPersonalPasses } from '@fairfront/backend/areas/passes';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { demoCountryId } from './countries';
import type { DemoCalendar } from './demo-calendar';
import { changedAt, demoHistory } from './demo-history';
import { demoCompanies, demoParticipations } from './demo-participations';
import { demoCarPasses, demoCarTypes, demoPersonalPasses } from './demo-passes';

/** 14 characters like those of issued passes, the same at every seeding. */
const barcodeOf = (kind: 'P' | 'C', id: number): string => `D${kind}${String(id * 7919).padStart(12, '0')}`;

/** Passes of people and cars with their history. */
export const seedPasses = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  const companyOf = new Map(
    demoParticipations.map(({ id, company_id }) => [
      id,
      demoCompanies.find((company) => company.id === company_id)?.name_rus ?? '',
    ]),
  );
  await createCarTypes(trx, demoCarTypes);
  await createPersonalPasses(
    trx,
    demoPersonalPasses(calendar).map(({ country, created_at, ...pass }) => ({
      ...pass,
      created_by: null,
      company_name: companyOf.get(pass.participation_id) ?? '',
      country_id: demoCountryId(country),
      barcode: barcodeOf('P', pass.id),
      created_at: new Date(created_at),
      updated_at: changedAt({ status: pass.status, created_at }),
    })),
  );
  await createCarPasses(
    trx,
    demoCarPasses(calendar).map(({ driver, created_at, ...pass }) => ({
      ...pass,
      ...driver,
      created_by: null,
      barcode: barcodeOf('C', pass.id),
      created_at: new Date(created_at),
      updated_at: new Date(created_at),
    })),
  );
  const history = [
    ...demoHistory('personal-pass', demoPersonalPasses(calendar)),
    ...demoHistory('car-pass', demoCarPasses(calendar)),
  ].sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await trx.insertInto('audit_log').values(history).execute();
};
