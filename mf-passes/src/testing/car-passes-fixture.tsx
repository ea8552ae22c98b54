import {
  buildParticipation,
  createFakeApi,
  renderInPlatform,
  screen,
  waitFor,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import { type CarPass } from '@fairfront/shared-kit/platform';
import { en, ru } from './texts';
import { buildCarPass, stubCarPasses } from './passes-api';
import CarPassesModal from '../car-passes/car-passes.modal';

const accepted = buildCarPass({ id: 1, status: 'accepted', car_number: 'Т015КО152' });
const waiting = buildCarPass({ id: 2, car_number: 'М777ТТ99' });
export const rejected = buildCarPass({
  id: 3,
  status: 'rejected',
  comment: 'Wrong trailer number',
  car_number: 'А482МР77',
  trailer_number: 'ВА123477',
  cargos: [
    { title: 'Токарный станок', quantity: 1 },
    { title: 'Ящик', quantity: 4 },
  ],
});

export interface Fixture extends PlatformDoubleOptions {
  passes?: CarPass[];
  quota?: number | null;
  params?: { add?: '1'; pass?: string };
}
/** Renders the car pass dialog for tests: one pass of each status, before the deadline. */
export const open = ({
  passes = [rejected, accepted, waiting],
  quota = null,
  params = {},
  ...options
}: Fixture = {}) => {
  const api = createFakeApi();
  stubCarPasses(api, passes, quota);
  return renderInPlatform(<CarPassesModal params={params} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.car.title,
    now: '2026-05-10T12:00:00+03:00',
    api,
    participation: buildParticipation(),
    ...options,
  });
};
export const rowOf = async (id: number) => {
  await screen.findAllByRole('row');
  return waitFor(() => {
    const row = document.querySelector<HTMLElement>(`[data-row-id="${id}"]`);
    if (!row) throw new Error(`No row ${id}`);
    return row;
  });
};
export const field = (name: string | RegExp) => screen.getByLabelText(name);
export const choose = async (person: ReturnType<typeof open>['person'], name: string, option: string) => {
  await person.click(screen.getByRole('combobox', { name }));
  await person.click(await screen.findByRole('option', { name: option }));
};
