import 'fake-indexeddb/auto';
import type { Passage } from '@fairfront/shared-kit/domain/passes/api';
import {
  act,
  axeViolations,
  failWith,
  installCamera,
  renderInPlatform,
  screen,
  startClock,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import { clear, createStore } from 'idb-keyval';
import { buildPassAtGate, codes, gateApi, gateNow, signedList } from '../testing/gate';
import { en, ru } from '../testing/texts';
import { hashOf } from './gate-list';
import VenueScreen from './venue.screen';

const entries = '/organizer/exhibitions/1/pass-entries';
const listPath = '/organizer/exhibitions/{exhibitionId}/pass-list';

beforeEach(() => clear(createStore('fairfront-gate', 'kept')));

const open = async (api: FakeApi) => {
  const rendered = renderInPlatform(<VenueScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: gateNow },
    route: { name: 'desk-venue', query: new URLSearchParams('exhibition=1') },
  });
  const field = await screen.findByLabelText(/^Pass number/);
  return { ...rendered, field, scan: (code: string) => rendered.person.keyboard(`${code}{Enter}`) };
};
const answer = () => within(screen.getByRole('region', { name: /^(Answer|Ответ)$/ })).getByRole('status');
/** The colour and the icon of the answer. */
const look = () => {
  const panel = screen.getByRole('region', { name: 'Answer' });
  return [panel.dataset['tone'], panel.querySelector<HTMLElement>('[data-icon]')?.dataset['icon']];
};
const saysOf = (text: RegExp) => waitFor(() => expect(answer()).toHaveTextContent(text));
const sent = (api: FakeApi): Passage[] =>
  api.sent('post', entries).flatMap(({ body }) => (body as { items: Passage[] }).items);
const withList = (api: FakeApi) =>
  waitFor(() => expect(screen.getByText(/^List of 4 passes/)).toBeVisible()).then(() => api);

it('a scan answers with name, company, stands and days, in both languages, and is read out [ORG-430] [ORG-437]', async () => {
  const api = gateApi();
  const { scan, platform, field } = await open(api);
  expect(field).toHaveFocus();
  await scan(codes.valid);
  await saysOf(/Valid.*Соколова Ирина Павловна.*Severnaya Mekhanika LLC.*Participant · 24C10 · 14–23 May/);
  expect(answer()).toHaveAttribute('aria-live', 'assertive');
  expect(look()).toEqual(['success', 'check-circle']);
  expect(sent(api)).toMatchObject([{ code: codes.valid }]);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  await saysOf(/Действителен.*Северная механика.*Участник/);
  expect(platform.log.missingTexts).toEqual([]);
});

it.each([
  ['early', /Not valid yet.*14–23 May/, 'calendar'],
  ['late', /No longer valid.*14–23 May/, 'calendar'],
  ['waiting', /Not accepted yet/, 'clock'],
  ['revoked', /Revoked.*Double/, 'cross-circle'],
] as const)('a pass that is %s is refused in words, colour and icon [ORG-430]', async (verdict, text, icon) => {
  const api = gateApi(() => ({ verdict, is_stored: false, pass: buildPassAtGate({ comment: 'Double' }) }));
  const { scan } = await open(api);
  await scan('ANY');
  await saysOf(text);
  expect(look()).toEqual(['danger', icon]);
});

it('an unknown code is named [ORG-430]', async () => {
  const api = gateApi(() => ({ verdict: 'unknown', is_stored: false, pass: null }));
  const { scan } = await open(api);
  await scan('abc123');
  await saysOf(/Unknown pass.*ABC123/);
  expect(look()).toEqual(['danger', 'search']);
});

it('an earlier entry is shown with its time in the zone of the exhibition, and the person can be let in again [ORG-430] [ORG-433]', async () => {
  const api = gateApi(({ admitted }) => ({
    ...{ verdict: 'entered', is_stored: admitted === true, entered_before_at: '2026-05-15T07:12:00.000Z' },
  }));
  const { scan, person } = await open(api);
  await withList(api);
  await scan(codes.valid);
  await saysOf(/Entered before at 10:12/);
  expect(look()).toEqual(['warning', 'warning']);
  await person.click(screen.getByRole('button', { name: 'Let in again' }));
  await saysOf(/The entry is in the log/);
  expect(sent(api).map(({ admitted = false }) => admitted)).toEqual([false, true]);
  expect(screen.queryByRole('button', { name: 'Let in again' })).toBeNull();
});

it('a scanner under the Russian layout, and with the focus on a button, is read all the same [ORG-437]', async () => {
  const api = gateApi();
  const { scan, person } = await open(api);
  act(() => screen.getByRole('button', { name: 'Scan with the camera' }).focus());
  await scan('С7ЬЧ0Й4Л2МЦР9Е');
  await saysOf(/Valid/);
  expect(sent(api)).toMatchObject([{ code: codes.valid }]);
  await person.tab();
  expect(screen.getByLabelText(/^Pass number/)).not.toHaveFocus();
});

it('the camera stays on and reports a code once while it is in the picture [ORG-437]', async () => {
  const camera = installCamera();
  const api = gateApi();
  const { person } = await open(api);
  await person.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  await screen.findByLabelText('Camera picture');
  camera.code = codes.valid;
  await saysOf(/Valid/);
  camera.code = codes.car;
  await waitFor(() => expect(sent(api)).toHaveLength(2));
  expect(sent(api).map(({ code }) => code)).toEqual([codes.valid, codes.car]);
  expect(camera.stopped).toBe(0);
  await person.click(screen.getByRole('button', { name: 'Turn the camera off' }));
  await waitFor(() => expect(camera.stopped).toBe(1));
});

it('a camera that does not start says why [ORG-437]', async () => {
  installCamera().refusal = 'NotAllowedError';
  const { person } = await open(gateApi());
  await person.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  expect(await screen.findByText('Access to the camera is denied')).toBeVisible();
});

it('a server that is silent does not keep anybody waiting: the list answers after 0.8 s [ORG-430] [ORG-431]', async () => {
  const api = gateApi();
  api.on('post', '/organizer/exhibitions/{exhibitionId}/pass-entries', () => new Promise<never>(() => undefined));
  const { scan } = await open(api);
  await withList(api);
  const clock = startClock(gateNow);
  await scan(codes.revoked);
  await clock.advance(799);
  expect(answer()).toHaveTextContent('Checking…');
  await clock.advance(1);
  // hashes are computed outside of the test's clock
  jest.useRealTimers();
  await saysOf(/Revoked/);
  expect(look()).toEqual(['danger', 'cross-circle']);
});

it('without a network the pass is checked by the list, and the entry is sent once when the network is back [ORG-431] [ORG-434]', async () => {
  const network = { isOut: true };
  const api = gateApi(() => (network.isOut ? null : {}));
  const { scan } = await open(api);
  await withList(api);
  await scan(codes.valid);
  await saysOf(/Valid.*Participant · 14–23 May.*compare the name on the pass with a document/);
  expect(await screen.findByText('1 entry waits to be sent.')).toBeVisible();
  expect(screen.getByText('No connection: answers come from the list.')).toBeVisible();
  await scan(codes.valid);
  await saysOf(/Entered before at 10:42/);
  await scan(codes.revoked);
  await saysOf(/Revoked/);
  await scan(codes.waiting);
  await saysOf(/Not accepted yet/);
  network.isOut = false;
  const before = sent(api).length;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('1 entry waits to be sent.')).toBeNull());
  const first = sent(api)[0];
  expect(sent(api).slice(before)).toEqual([{ id: first?.id, code: codes.valid, admitted: true, entered_at: gateNow }]);
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => Promise.resolve());
  expect(sent(api)).toHaveLength(before + 1);
});

it('unsent entries survive closing the page and are sent when it is opened again [ORG-434]', async () => {
  const first = await open(gateApi(() => null));
  await screen.findByText(/^List of 4 passes/);
  await first.scan(codes.valid);
  await screen.findByText('1 entry waits to be sent.');
  first.unmount();
  const api = gateApi();
  await open(api);
  await waitFor(() => expect(sent(api)).toMatchObject([{ code: codes.valid, admitted: true }]));
});

it('entries of other gates count without a network [ORG-431]', async () => {
  const api = gateApi(() => null);
  const other = {
    id: 'e',
    code_hash: await hashOf(codes.valid),
    entered_at: '2026-05-15T07:12:00.000Z',
    stored_at: gateNow,
  };
  api.on('get', '/organizer/exhibitions/{exhibitionId}/pass-entries', {
    data: [other, other],
    meta: { next_cursor: gateNow, is_complete: true },
  });
  const { scan } = await open(api);
  await withList(api);
  await scan(codes.valid);
  await saysOf(/Entered before at 10:12/);
});

it('a revoked pass that the list let in is shown when its entry is sent [ORG-434]', async () => {
  const network = { isOut: true };
  const api = gateApi(() => (network.isOut ? null : { verdict: 'revoked' }));
  const { scan } = await open(api);
  await withList(api);
  await scan(codes.valid);
  await screen.findByText('1 entry waits to be sent.');
  network.isOut = false;
  act(() => void window.dispatchEvent(new Event('online')));
  const notice = await screen.findByText(/1 entry made without a connection was not valid/);
  expect(notice.closest('[role=status]')).toHaveTextContent('Соколова Ирина Павловна: Revoked');
});

it('a stored list says how old it is, and is used when no newer one can be loaded [ORG-431]', async () => {
  const kept = await open(gateApi());
  await screen.findByText(/less than a minute old/);
  kept.unmount();
  const api = gateApi(() => null).on('get', listPath, () => failWith(503));
  const { scan, platform } = await open(api);
  await withList(api);
  await act(async () => platform.setNow('2026-05-15T07:54:10.000Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/12 minutes old \(of 15 May 2026 10:42\)/)).toBeVisible();
  await scan(codes.valid);
  await saysOf(/Valid/);
});

it('a list with a wrong signature is not used [ORG-435]', async () => {
  const api = gateApi(() => null);
  const { jws } = await signedList();
  api.on('get', listPath, { data: { jws } });
  const { scan } = await open(api);
  expect(await screen.findByText(/There is no list of passes on this device/)).toBeVisible();
  await scan(codes.valid);
  await saysOf(/was not checked.*no list of passes on this device/);
});

it('support checks against the list, and nothing is stored [ORG-436]', async () => {
  const api = gateApi(() => ({}), [{ role: 'support', exhibition_id: null }]);
  const { scan } = await open(api);
  await withList(api);
  expect(screen.getByText(/Entries are not logged/)).toBeVisible();
  await scan(codes.valid);
  await saysOf(/Valid/);
  await scan(codes.valid);
  await saysOf(/Valid/);
  expect(sent(api)).toEqual([]);
});

it('a refusal of the server is shown, and the list is not used instead [ORG-436]', async () => {
  const api = gateApi().on('post', '/organizer/exhibitions/{exhibitionId}/pass-entries', () => failWith(403));
  const { scan } = await open(api);
  await withList(api);
  await scan(codes.valid);
  await saysOf(/was not checked/);
  expect(look()).toEqual(['danger', 'warning']);
  expect(screen.queryByText(/waits to be sent/)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
