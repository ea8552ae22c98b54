import { isArrivalDay, lastVehicleDay } from './arrival-dates';
import type { CarPassFields } from './car-pass-fields';
import { arrivalPurposeOf, type PassEvent } from './pass';

/**
 * Values of the add form copied from a car pass: dates are kept only if still selectable, the stand is the selected one.
 */
export const copyOfCarPass = (
  pass: CarPassFields,
  { event, now, standId }: { event: PassEvent; now: number; standId: number | null },
): CarPassFields => {
  const purpose = arrivalPurposeOf(pass.target);
  const { entry_date, departure_date } = pass;
  const entry = entry_date !== null && isArrivalDay(entry_date, purpose, event, now) ? entry_date : null;
  const keepsDeparture =
    entry !== null && departure_date !== null && departure_date >= entry && departure_date <= lastVehicleDay(event);
  return {
    ...pass,
    cargos: pass.cargos.map((cargo) => ({ ...cargo })),
    stand_id: standId,
    entry_date: entry,
    departure_date: keepsDeparture ? departure_date : null,
  };
};
