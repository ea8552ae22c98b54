import {
  carPassDownload,
  packDownload,
  personalPassDownload,
  type PersonalPassType,
} from '@fairfront/shared-kit/domain/passes';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { documentNames } from '../../../platform/documents/file-names';
import type { Download } from '../../../platform/documents/drawings';
import { notFound } from '../../../platform/http/http-error';
import { findCarPass } from './car-pass-store';
import { passError, requireAllowed } from './pass-refusals';
import { carPassSheet, cargoFormSheet, personalPassSheet, readSheetFacts } from './pass-sheets';
import { passQuotaOf, personalPassCounts, readPassFacts } from '../../participations';
import type { PassContext } from './pass-context';
import { listPrintablePasses } from './personal-passes.repository';
import { findPersonalPass } from './personal-pass-store';

/** The PDF of a personal pass. */
export const personalPassFile = async (db: Kysely<Tables>, call: PassContext, passId: number): Promise<Download> => {
  const { participation, now } = call;
  const pass = await findPersonalPass(db, participation.id, passId);
  if (!pass) throw notFound();
  requireAllowed(personalPassDownload(pass, participation, now));
  const fileName = documentNames[pass.type === 'installation' ? 'installation' : 'certificate'](passId);
  const sheet = personalPassSheet(await readSheetFacts(db, participation), pass);
  return { fileName, job: { kind: 'personal-passes', title: fileName, sheets: [sheet] } };
};

/** One PDF with all accepted passes of a type. */
export const passPack = async (db: Kysely<Tables>, call: PassContext, type: PersonalPassType): Promise<Download> => {
  const { participation, now } = call;
  const kind = type === 'installation' ? 'installation' : 'participant';
  const passFacts = await readPassFacts(db, participation.id, now);
  const counts = personalPassCounts(passFacts, type);
  const facts = {
    quota: passQuotaOf(passFacts, kind),
    acceptedCount: counts.accepted,
    visaCount: counts.visas,
  };
  requireAllowed(packDownload(kind, participation, facts, now));
  const passes = await listPrintablePasses(db, participation.id, type);
  if (passes.length === 0) throw passError('nothing_to_print');
  const sheetFacts = await readSheetFacts(db, participation);
  const fileName =
    kind === 'installation'
      ? documentNames.allInstallation(participation.id)
      : documentNames.allCertificates(participation.id);
  return {
    fileName,
    job: {
      kind: 'personal-passes',
      title: fileName,
      sheets: passes.map((pass) => personalPassSheet(sheetFacts, pass)),
    },
  };
};

/** The PDF of a car pass, or its form D03. */
export const carPassFile = async (
  db: Kysely<Tables>,
  { participation }: PassContext,
  passId: number,
  what: 'pass' | 'd03',
): Promise<Download> => {
  const pass = await findCarPass(db, participation.id, passId);
  if (!pass) throw notFound();
  requireAllowed(carPassDownload(pass));
  const facts = await readSheetFacts(db, participation);
  if (what === 'pass') {
    const fileName = documentNames.car(passId);
    return { fileName, job: { kind: 'car-pass', title: fileName, sheet: carPassSheet(facts, pass) } };
  }
  const fileName = documentNames.d03(passId);
  return { fileName, job: { kind: 'cargo-form', title: fileName, sheet: cargoFormSheet(facts, pass) } };
};
