import {
  buildParticipation,
  renderInPlatform,
  screen,
  within,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { Participation, PersonalPass } from '@fairfront/shared-kit/platform';
import { en, ru } from './texts';
import { createPassesApi } from './passes-api';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { buildPersonalPass } from './passes';

/** Before the deadline of E1 and before its print window. */
export const now = '2026-04-20T12:00:00+03:00';
export const inPrintWindow = '2026-05-10T12:00:00+03:00';
export const accepted = buildPersonalPass({ id: 1, lastname: 'Соколова', name: 'Ирина', status: 'accepted' });
export const waiting = buildPersonalPass({ id: 2, lastname: 'Лебедева', name: 'Мария' });
export const rejected = buildPersonalPass({ id: 3, lastname: 'Чернов', name: 'Иван', status: 'rejected' });
export const china = { id: 3, name_rus: 'Китай', name_eng: 'China', is_simple_visa: true };
export const visa = (changes: Partial<PersonalPass> = {}) =>
  buildPersonalPass({ id: 4, type: 'visa', lastname: 'Wang', name: 'Lei', country: china, ...changes });

export interface Fixture extends Omit<PlatformDoubleOptions, 'now'> {
  /** Null uses the clock of the test. */
  now?: string | null;
  passes?: PersonalPass[];
  quota?: number | null;
  add?: boolean;
  event?: Partial<Participation>;
}
/** Renders the participant pass dialog for tests, with an accepted and a pending pass. */
export const open = ({ passes = [accepted, waiting], quota, add, event, now: at = now, ...options }: Fixture = {}) => {
  const store = createPassesApi({ passes, ...(quota === undefined ? {} : { quota }) });
  const rendered = renderInPlatform(<ParticipantPassesModal params={add ? { add: '1' } : {}} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.participant.title,
    ...(at === null ? {} : { now: at }),
    api: store.api,
    participation: buildParticipation(event),
    ...options,
  });
  return { ...rendered, store };
};
export const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
/** The tooltip of a status; the page needs a pointer event before an element can be hovered. */
export const hintOf = async (person: ReturnType<typeof open>['person'], line: HTMLElement) => {
  await person.hover(document.body);
  await person.hover(within(line).getByRole('button', { name: 'More about the status' }));
  return screen.findByRole('tooltip');
};
export const submit = () => screen.getByRole('button', { name: 'Add' });
export const fill = async (person: ReturnType<typeof open>['person'], last: string, first: string) => {
  await person.type(screen.getByLabelText('Last name'), last);
  await person.type(screen.getByLabelText('First name'), first);
};
