import { within } from '@testing-library/react';
import { axeViolations } from '@fairfront/shared-kit/testing';
import { act, homeStands, screen, settle, startShell, waitFor } from '../testing/shell-double';
import { shortcutOf } from './shortcut-keys';

const Search = () => (
  <>
    <h1>Раздел</h1>
    <input type="search" aria-label="Найти" />
    <textarea aria-label="Заметка" />
  </>
);
const list = () => screen.findByRole('dialog', { name: 'Горячие клавиши' });
const noList = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Горячие клавиши' })).toBeNull());

beforeEach(() => localStorage.removeItem('fairfront.single-keys'));

describe('the shortcut list', () => {
  it('opens by ?, shows the keys of every place, closes by Esc and returns the focus [SHELL-238]', async () => {
    const { person } = await startShell();
    await homeStands();
    const home = screen.getByRole('link', { name: 'Мои выставки' });
    act(() => home.focus());
    await person.keyboard('?');
    const dialog = await list();
    const lines = within(dialog)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(lines).toEqual([
      'Ctrl K: Поиск и команды',
      '/: Поле поиска, если оно есть на экране',
      '?: Этот список',
      'Esc: Закрыть окно или меню и вернуться туда, откуда оно открыто',
      '↑ ↓HomeEnd: Перейти к соседней, первой или последней строке',
      '← →: Раскрыть и свернуть ветвь дерева',
      'Ctrl Enter: Открыть раздел из поиска в новой вкладке',
      'Enter: Отправить сообщение',
      'Shift Enter: Начать новую строку',
      // without a participation only generally available places [SHELL-279]
      'GH: Мои выставки',
      'GN: Раздел N',
    ]);
    expect(await axeViolations()).toEqual([]);
    await person.keyboard('{Escape}');
    await noList();
    await waitFor(() => expect(home).toHaveFocus());
  });

  it('is also in the palette, in both languages [SHELL-238]', async () => {
    const { person, fake } = await startShell();
    fake.on('post', '/language', { message: 'ok' });
    await homeStands();
    await person.keyboard('{Control>}[KeyK]{/Control}');
    await screen.findByRole('combobox', { name: 'Поиск и команды' });
    await person.keyboard('клавиши{Enter}');
    await list();
    await person.keyboard('{Escape}');
    await noList();
    await person.click(screen.getByRole('radio', { name: 'EN' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    await person.keyboard('?');
    expect(await screen.findByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(screen.getByText('Start a new line')).toBeVisible();
  });

  it('ignores ? and / while typing, and / focuses the search of the screen [SHELL-238]', async () => {
    const { person } = await startShell({ address: '/support', parts: { screens: { support: Search } } });
    const note = await screen.findByRole('textbox', { name: 'Заметка' });
    await person.type(note, 'да?/');
    expect(note).toHaveValue('да?/');
    expect(note).toHaveFocus();
    await person.click(screen.getByRole('heading', { level: 1 }));
    await person.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Найти' })).toHaveFocus();
    expect(screen.getByRole('searchbox', { name: 'Найти' })).toHaveValue('');
    await person.keyboard('/?');
    expect(screen.getByRole('searchbox', { name: 'Найти' })).toHaveValue('/?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is reachable without single-character shortcuts, which can be disabled [SHELL-238]', async () => {
    const { person } = await startShell();
    await homeStands();
    await person.keyboard('?');
    await list();
    const single = screen.getByRole('switch', { name: 'Клавиши ?, / и G без Ctrl' });
    expect(single).toBeChecked();
    await person.click(single);
    await person.keyboard('{Escape}');
    await noList();
    await person.keyboard('?');
    await act(settle);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('fairfront.single-keys')).toBe('off');
  });

  it('opens no second dialog over an open one, and is absent for visitors [SHELL-238]', async () => {
    const { person, unmount } = await startShell({ address: '/?modal=modal-feedback' });
    const feedback = await screen.findByRole('dialog');
    const close = await within(feedback).findByRole('button', { name: /Закрыть/ });
    act(() => close.focus());
    await person.keyboard('?');
    await act(settle);
    expect(screen.getAllByRole('dialog')).toEqual([feedback]);
    unmount();
    const visitor = await startShell({ address: '/notifications', token: null });
    await screen.findByRole('banner');
    await visitor.person.keyboard('?');
    await act(settle);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('shortcutOf', () => {
  const pressed = (init: KeyboardEventInit) => shortcutOf(new KeyboardEvent('keydown', init));

  it.each<[string, KeyboardEventInit, ReturnType<typeof shortcutOf>]>([
    ['Ctrl K', { key: 'k', code: 'KeyK', ctrlKey: true }, 'palette'],
    ['Ctrl K in the Russian layout', { key: 'л', code: 'KeyK', ctrlKey: true }, 'palette'],
    ['Cmd K', { key: 'k', code: 'KeyK', metaKey: true }, 'palette'],
    ['Ctrl Shift K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, null],
    ['Ctrl Alt K', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, null],
    ['? of the English layout', { key: '?', code: 'Slash', shiftKey: true }, 'list'],
    ['? of the Russian layout', { key: '?', code: 'Digit7', shiftKey: true }, 'list'],
    ['the comma on the key of ?', { key: ',', code: 'Slash', shiftKey: true }, null],
    ['/', { key: '/', code: 'Slash' }, 'search'],
    ['Ctrl /', { key: '/', code: 'Slash', ctrlKey: true }, null],
    ['k', { key: 'k', code: 'KeyK' }, null],
    ['g', { key: 'g', code: 'KeyG' }, 'go'],
    ['g in the Russian layout', { key: 'п', code: 'KeyG' }, 'go'],
    ['Shift g', { key: 'G', code: 'KeyG', shiftKey: true }, null],
    ['Ctrl g', { key: 'g', code: 'KeyG', ctrlKey: true }, null],
  ])('%s', (_, init, shortcut) => expect(pressed(init)).toBe(shortcut));
});
