import { within } from '@testing-library/react';
import type { ExtensionRequest, Extensions } from '@fairfront/shared-kit/api';
import { axeViolations, buildParticipation, buildUser, failWith, type FakeApi } from '@fairfront/shared-kit/testing';
import { buildDeadline } from '../../testing/deadlines';
import { screen, startShell, waitFor } from '../../testing/shell-double';
import { countExtensions, withExtensions } from './extensions.model';
import { showDeadlines } from '../deadlines.model';
import { singleColumn } from './panel-place';

const dayMs = 86_400_000;
const dayOf = (offset: number) => new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10);
const endOfDay = (offset: number) => `${dayOf(offset)}T23:59:59.000Z`;

const montage = buildDeadline({
  id: 'installation-passes',
  kind: 'installation-passes',
  at: endOfDay(20),
  state: 'done',
  detail: { code: 'some', count: 7 },
  opens: { modal: 'event-modal-montage-passes' },
});
const passes = buildDeadline({ at: endOfDay(14) });
const simple = buildDeadline({ id: 'visa-simple', kind: 'visa-simple', at: endOfDay(10), extended_from: endOfDay(8) });
const difficult = buildDeadline({ id: 'visa-difficult', kind: 'visa-difficult', at: endOfDay(6) });
const cars = buildDeadline({ id: 'car-passes', kind: 'car-passes', at: endOfDay(25) });

const request = (changes: Partial<ExtensionRequest>): ExtensionRequest => ({
  id: 1,
  kind: 'car-passes',
  status: 'pending',
  former_at: endOfDay(25),
  asked_until: dayOf(26),
  granted_until: null,
  reason: 'Номер машины назовут накануне',
  comment: null,
  created_at: endOfDay(-1),
  decided_at: null,
  decided_by: null,
  file: null,
  ...changes,
});
const rule = (kind: ExtensionRequest['kind'], until: string | null, note: string | null = null) => ({
  ...{ kind, until, note_rus: note, note_eng: note },
});
const known: Extensions = {
  requests: [
    request({ id: 3 }),
    request({
      ...{ id: 2, kind: 'visa-simple', status: 'granted', asked_until: dayOf(11), granted_until: dayOf(10) },
      ...{ comment: 'Позже не успеем', decided_at: endOfDay(-2), decided_by: { name: 'Олег', lastname: 'Виноградов' } },
      file: { original_name: 'Письмо.pdf', size: 14 },
    }),
  ],
  rules: [
    rule('visa-simple', dayOf(11)),
    rule('visa-difficult', null, 'оформление занимает 25 рабочих дней'),
    rule('installation-passes', dayOf(23), 'потом списки уходят охране'),
    rule('car-passes', dayOf(27)),
  ],
};

const participation = () => {
  const made = buildParticipation();
  Object.assign(made.exhibition, { timezone: 'UTC' });
  return made;
};

const start = (address = '/participant/101/deadlines', stub: (fake: FakeApi) => void = () => {}) =>
  startShell({ address }, (fake) => {
    fake
      .on('get', '/participants/{id}', { data: participation() })
      .on('get', '/participants/{id}/deadlines', { data: [difficult, simple, passes, montage, cars] })
      .on('get', '/participants/{id}/extensions', { data: known })
      .on('get', '/calendar-feed', { data: null })
      .on('get', '/deadline-reminders', { data: { days: [7], mail: false } });
    stub(fake);
  });
const section = (name: RegExp) => within(screen.getByRole('region', { name }));
const panel = async () => within(await screen.findByRole('region', { name: 'Попросить продлить' }));
const reasonField = async () => (await panel()).getByRole('textbox', { name: /^Почему/ });

beforeEach(() => sessionStorage.clear());

it('the extension panel joins deadlines with requests and rules, using the rule of the server [ACC-210] [SHELL-420]', () => {
  const shown = showDeadlines([difficult, simple, montage, cars], 'UTC', Date.now());
  const joined = withExtensions(shown, known, 'UTC', Date.now());
  expect(joined.map(({ extension }) => extension?.offer)).toEqual([
    { refusal: 'extension_not_offered' },
    { first: dayOf(11), last: dayOf(11) },
    { first: dayOf(21), last: dayOf(23) },
    { refusal: 'extension_pending' },
  ]);
  expect(joined[1]?.extension).toMatchObject({ former: dayOf(8), granted: { id: 2 } });
  expect(countExtensions(joined)).toEqual({ extended: 1, waiting: 1 });
});

it('the extension panel shows extended, waiting and non-extensible deadlines [SHELL-420]', async () => {
  await start();
  expect(await screen.findByText(/^1 срок продлён, 1 запрос ждёт решения\. Время площадки/)).toBeVisible();
  const todo = section(/^Нужно сделать/);
  const row = within(todo.getByRole('heading', { name: /^Визы, упрощённый порядок/ }).closest('li') as HTMLElement);
  expect(row.getByText('Продлён')).toBeVisible();
  expect(row.getByText(/^По вашему запросу, решение от/)).toBeVisible();
  expect(row.getByText(/./, { selector: 's' })).toBeVisible();
  expect(todo.getByText('Этот срок не продлевается: оформление занимает 25 рабочих дней')).toBeVisible();
  expect(todo.queryByRole('button', { name: 'Продлить: Визы, общий порядок' })).toBeNull();
  const waiting = section(/^Ждут решения организатора/);
  expect(waiting.getByRole('link', { name: 'Пропуска на автомобили' })).toBeVisible();
  expect(waiting.getByText(/^просите до/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('the extension panel shows the history with reasons, responses and files [SHELL-423]', async () => {
  const { fake } = await start(undefined, (api) =>
    api.on('get', '/participants/{id}/extensions/{extensionId}/file', () => new Response('x')),
  );
  const history = within(await screen.findByRole('region', { name: /^История запросов/ }));
  expect(history.getByText(/^Просили до .+, продлили до .+: «Позже не успеем», Олег Виноградов$/)).toBeVisible();
  expect(history.getAllByText('Причина: Номер машины назовут накануне')).toHaveLength(2);
  history.getByRole('button', { name: 'Письмо.pdf' }).click();
  await waitFor(() => expect(fake.sent('get', '/participants/101/extensions/2/file')).toHaveLength(1));
});

it('the extension panel sends a request from the panel and returns the focus to its button [SHELL-421]', async () => {
  const { person, address, fake } = await start(undefined, (api) =>
    api.on('post', '/participants/{id}/extensions', { data: request({ id: 9, kind: 'installation-passes' }) }),
  );
  await person.click(await screen.findByRole('button', { name: /^Продлить ?: Пропуска на монтаж$/ }));
  expect(address()).toBe('/participant/101/deadlines?extend=installation-passes');
  const open = await panel();
  expect(open.getByText(/^Организатор продлевает этот срок не дальше .+: потом списки уходят охране$/)).toBeVisible();
  await waitFor(() => expect(open.getByRole('heading', { name: 'Попросить продлить' })).toHaveFocus());
  expect(open.getByRole('button', { name: '+3 дня' })).toHaveAttribute('aria-pressed', 'true');
  await person.click(open.getByRole('button', { name: '+1 день' }));
  await person.click(open.getByRole('button', { name: 'Отправить запрос' }));
  expect(open.getByText('Обязательное поле')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await person.type(await reasonField(), 'Бригаду утвердят позже');
  await person.click(open.getByRole('button', { name: 'Отправить запрос' }));
  await waitFor(() => expect(address()).toBe('/participant/101/deadlines?view=list'));
  const [sent] = fake.sent('post', '/participants/101/extensions');
  const form = sent?.body as FormData;
  expect(['kind', 'until', 'reason'].map((name) => form.get(name))).toEqual([
    ...['installation-passes', dayOf(21), 'Бригаду утвердят позже'],
  ]);
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
  expect(screen.getByText('Запрос отправлен организатору')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Продлить ?: Пропуска на монтаж$/ })).toHaveFocus());
});

it('the extension panel offers another date within the possible days [SHELL-421]', async () => {
  const { person } = await start('/participant/101/deadlines?extend=installation-passes');
  const open = await panel();
  await person.click(open.getByRole('button', { name: 'Другая дата' }));
  const field = open.getByRole('textbox', { name: /^До какого числа/ });
  await person.clear(field);
  await person.type(field, dayOf(40).split('-').reverse().join('.'));
  await person.click(open.getByRole('button', { name: 'Отправить запрос' }));
  expect(open.getByText(/^Дата должна быть не позже/)).toBeVisible();
});

it('the extension panel keeps the input when it is closed by mistake and when the server rejects it [SHELL-421]', async () => {
  let answer = 0;
  const { person } = await start('/participant/101/deadlines?extend=installation-passes', (api) =>
    api.on('post', '/participants/{id}/extensions', () => {
      answer += 1;
      return failWith(422, { code: 'validation_error', message: 'x', errors: { reason: ['Другая причина'] } });
    }),
  );
  await person.type(await reasonField(), 'Бригаду утвердят позже');
  await person.click((await panel()).getByRole('button', { name: 'Закрыть запрос на продление' }));
  await person.click(await screen.findByRole('button', { name: /^Продлить ?: Пропуска на монтаж$/ }));
  expect(await reasonField()).toHaveValue('Бригаду утвердят позже');
  await person.click((await panel()).getByRole('button', { name: 'Отправить запрос' }));
  expect(await screen.findByText('Другая причина')).toBeVisible();
  expect(answer).toBe(1);
  expect(await reasonField()).toHaveValue('Бригаду утвердят позже');
});

it('the extension panel says why no extension can be requested, and who can request one [SHELL-421]', async () => {
  const pending = await start('/participant/101/deadlines?extend=car-passes');
  expect(await (await panel()).findByText(/^Запрос уже отправлен/)).toBeVisible();
  pending.unmount();
  await start('/participant/101/deadlines?extend=installation-passes', (fake) =>
    fake.on('get', '/auth/user', { data: buildUser({ id: 999, locale: 'ru' }) }),
  );
  expect(await (await panel()).findByText(/^Вы можете только смотреть/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Продлить/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Отозвать/ })).toBeNull();
});

it('the extension panel withdraws a request after a confirmation [SHELL-420]', async () => {
  const { person, fake } = await start(undefined, (api) =>
    api.on('post', '/participants/{id}/extensions/{extensionId}/withdraw', { data: request({ status: 'withdrawn' }) }),
  );
  await person.click(await screen.findByRole('button', { name: /^Отозвать ?: Пропуска на автомобили$/ }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Отозвать' }));
  expect(await screen.findByText('Запрос отозван')).toBeVisible();
  expect(fake.sent('post', '/participants/101/extensions/3/withdraw')).toHaveLength(1);
});

it('the extension panel is a separate screen if there is no room beside the list [SHELL-422]', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query === singleColumn });
  const { person, address } = await start('/participant/101/deadlines?extend=installation-passes');
  expect(await screen.findByRole('heading', { level: 1, name: 'Попросить продлить' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Нужно сделать/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Закрыть запрос на продление' }));
  expect(address()).toBe('/participant/101/deadlines?view=list');
  window.matchMedia = wide;
});

it('the extension panel keeps the deadlines visible when the requests fail to load, and offers a retry [SHELL-423]', async () => {
  let works = false;
  const { person } = await start(undefined, (fake) =>
    fake.on('get', '/participants/{id}/extensions', () => (works ? { data: known } : failWith(500))),
  );
  const notice = await screen.findByText(/^Запросы на продление не загрузились/, undefined, { timeout: 10_000 });
  const first = section(/^Нужно сделать/).getByText('Пропуска участников');
  expect(first).toBeVisible();
  expect(notice.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  works = true;
  await person.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('region', { name: /^История запросов/ })).toBeVisible();
});
