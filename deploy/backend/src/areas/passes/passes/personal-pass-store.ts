import { kindOfType, personalPassRemoval } from '@fairfront/shared-kit/domain/passes';
import type { PersonalPass } from '@fairfront/shared-kit/domain/passes/api';
import type { Static } from 'typebox';
import { findActive, type PassStore } from './pass-store';
import { personalPassResponse } from './personal-pass.response';
import { readPersonalPass, type PersonalPassRow } from './personal-passes.repository';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The store of personal passes. */
export const personalPasses: PassStore<PersonalPassRow, Static<typeof PersonalPass>> = {
  table: 'personal_passes',
  name: 'personal-pass',
  find: readPersonalPass,
  kindOf: ({ type }) => kindOfType(type),
  removal: personalPassRemoval,
  answer: personalPassResponse,
};

/** A pass of this participation that is not deleted; undefined for unknown passes and those of others. */
export const findPersonalPass = (db: Kysely<Tables>, participationId: number, passId: number) =>
  findActive(db, personalPasses, participationId, passId);
