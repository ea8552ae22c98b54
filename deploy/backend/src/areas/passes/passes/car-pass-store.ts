import { passChange } from '@fairfront/shared-kit/domain/passes';
import type { CarPass } from '@fairfront/shared-kit/domain/passes/api';
import type { Static } from 'typebox';
import { carPassResponse } from './car-pass.response';
import { readCarPass, type CarPassRow } from './car-passes.repository';
import { findActive, type PassStore } from './pass-store';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The store of car passes: members who may write may delete all of them. */
export const carPasses: PassStore<CarPassRow, Static<typeof CarPass>> = {
  table: 'car_passes',
  name: 'car-pass',
  find: readCarPass,
  kindOf: () => 'car',
  removal: (_, call) => passChange(call),
  answer: carPassResponse,
};

/** A pass of this participation that is not deleted, or undefined. */
export const findCarPass = (db: Kysely<Tables>, participationId: number, passId: number) =>
  findActive(db, carPasses, participationId, passId);
