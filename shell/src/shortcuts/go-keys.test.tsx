import { fireEvent, within } from '@testing-library/react';
import { defineTile } from '@fairfront/shared-kit/platform';
import { buildParticipation } from '@fairfront/shared-kit/testing';
import { act, homeStands, screen, settle, startShell, waitFor, type TestParts } from '../testing/shell-double';
import { declaredGoKeys, declaredScreens } from '../testing/declared-remotes';
import { goKeyOf, goKeysOf, keysOf } from './go-keys.model';

const Passes = () => <p>Окно пропусков</p>;
const parts: TestParts = {
  tiles: { passes: { module: defineTile(() => ({ state: 'ready' })) } },
  modals: { 'event-modal-participant-passes': { part: Passes } },
};
const start = async (options: Parameters<typeof startShell>[0] = {}) => {
  const shell = await startShell({ address: '/participant/101', parts, ...options });
  await screen.findByRole('heading', { level: 1, name: /открытия|Выставка/ });
  return shell;
};

beforeEach(() => localStorage.removeItem('fairfront.single-keys'));

describe('G and a second key [SHELL-279]', () => {
  it('open a modal and a screen in every layout', async () => {
    const { person, address, services } = await start();
    await person.keyboard('[KeyG][KeyP]');
    expect(await screen.findByText('Окно пропусков')).toBeVisible();
    expect(address()).toBe('/participant/101?modal=event-modal-participant-passes');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(services.modals.registry.state().phase).toBe('closed'));
    fireEvent.keyDown(document.body, { key: 'п', code: 'KeyG' });
    fireEvent.keyDown(document.body, { key: 'р', code: 'KeyH' });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('do nothing when pressed too late, after another key, in a dialog, while typing, or when disabled', async () => {
    const { person, address } = await start();
    const quiet = async () => {
      await act(settle);
      expect(address()).toBe('/participant/101');
    };
    const pressAt = (at: number, code: string) => {
      const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      act(() => void document.body.dispatchEvent(event));
    };
    pressAt(1_000, 'KeyG');
    pressAt(1_001 + 1_500, 'KeyH');
    await quiet();
    await person.keyboard('[KeyG][KeyX][KeyH]');
    await quiet();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await person.keyboard('gh');
    expect(field).toHaveValue('gh');
    await quiet();
    field.remove();
    localStorage.setItem('fairfront.single-keys', 'off');
    await person.keyboard('[KeyG][KeyH]');
    await quiet();
    localStorage.removeItem('fairfront.single-keys');
    await person.keyboard('?');
    await screen.findByRole('dialog', { name: 'Горячие клавиши' });
    await person.keyboard('[KeyG][KeyH]');
    await quiet();
  });

  it('are shown beside the places in the palette, where ? in the empty field opens the shortcut list', async () => {
    const { person } = await start();
    await person.keyboard('{Control>}[KeyK]{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Поиск и команды' });
    const home = await screen.findByRole('option', { name: /^Мои выставки/ });
    expect(within(home).getByText('G H')).toBeInTheDocument();
    expect(field).toHaveFocus();
    await person.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Горячие клавиши' });
    expect(within(list).getByText('Раздел P')).toBeVisible();
    expect(within(list).queryByText('Раздел C')).toBeNull();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.keyboard('{Control>}[KeyK]{/Control}');
    await person.click(await screen.findByRole('button', { name: 'все клавиши' }));
    expect(await screen.findByRole('dialog', { name: 'Горячие клавиши' })).toBeVisible();
  });

  it('lead only to generally available places without a participation', async () => {
    const { person, address } = await startShell();
    await homeStands();
    await person.keyboard('[KeyG][KeyP]');
    await act(settle);
    expect(address()).toBe('/');
    await person.keyboard('[KeyG][KeyN]');
    await waitFor(() => expect(address()).toBe('/notifications'));
  });
});

describe('the targets of the second keys [SHELL-279]', () => {
  const catalog = {
    goKeys: Object.entries(declaredGoKeys).map(([letter, key]) => ({ ...key, letter })),
    screens: declaredScreens,
    modal: () => ({ title: { ru: '', en: '' }, size: 'md' as const }),
  };
  const reached = (participation: Parameters<typeof goKeysOf>[0], offered: Parameters<typeof goKeysOf>[1] = catalog) =>
    goKeysOf(participation, offered)
      .map(({ letter }) => letter)
      .join('');

  it.each([
    ['without a participation', null, 'HN'],
    ['of an exhibitor', buildParticipation(), 'HOPMASCDN'],
    ['of who has no catalogue and no services', buildParticipation({ type: 'installer' }), 'HOPMADN'],
    ['of who has no services', buildParticipation({ type: 'part-time' }), 'HOPMACDN'],
  ])('%s', (_who, participation, letters) => expect(reached(participation)).toBe(letters));

  it('are those of the shell while remotes offer none, and an offer without its place has none', () => {
    expect(reached(buildParticipation(), { ...catalog, goKeys: [] })).toBe('HOD');
    expect(reached(buildParticipation(), { ...catalog, screens: {}, modal: () => null })).toBe('HOD');
  });

  it('are found by key position and shown beside exactly their target', () => {
    const keys = goKeysOf(buildParticipation({ id: 101 }), catalog);
    expect(goKeyOf({ code: 'KeyP' }, keys)?.letter).toBe('P');
    expect(goKeyOf({ code: 'Digit1' }, keys)).toBeUndefined();
    expect(keysOf({ modal: 'event-modal-auto-passes', params: {} }, keys)).toBe('G A');
    expect(keysOf({ modal: 'event-modal-auto-passes', params: { add: '1' } }, keys)).toBeUndefined();
    expect(keysOf({ route: 'participant', params: { id: 101 } }, keys)).toBe('G O');
    expect(keysOf({ route: 'participant', params: { id: 102 } }, keys)).toBeUndefined();
    expect(keysOf({ route: 'home', params: {} }, keys)).toBe('G H');
  });
});
