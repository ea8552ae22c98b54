import { localizedOf } from '@fairfront/shared-kit/domain/common';
import type { CarPass } from '@fairfront/shared-kit/domain/passes/api';
import type { Static } from 'typebox';
import type { CarPassRow } from './car-passes.repository';

/** A car pass as the API returns it, with everything that a copy needs. */
export const carPassResponse = (row: CarPassRow): Static<typeof CarPass> => ({
  id: row.id,
  status: row.status,
  comment: row.comment,
  barcode: row.barcode,
  car_type_id: row.car_type_id,
  car_type: { id: row.car_type_id, ...localizedOf(row, 'car_type', 'title') },
  car_number: row.car_number,
  trailer_number: row.trailer_number,
  entry_date: row.entry_date,
  departure_date: row.departure_date,
  load_capacity: row.load_capacity,
  target: row.target,
  stand_id: row.stand_id,
  stand: row.stand_title === null ? null : { title: row.stand_title },
  lastname: row.lastname,
  name: row.name,
  middlename: row.middlename,
  phone: row.phone,
  cargos: row.cargos,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
