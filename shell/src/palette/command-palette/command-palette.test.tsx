import { useState } from 'react';
import {
  axeViolations,
  fireEvent,
  partRenderer,
  screen,
  userEvent,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import { CommandPalette, type CommandPaletteProps, type PaletteTexts } from './command-palette';
import type { PaletteGroup } from './palette-item';

const renderPart = partRenderer({});

const texts: PaletteTexts = {
  title: 'Search and commands',
  placeholder: 'What to find or do',
  close: 'Close',
  more: ({ more }) => `${more} more`,
  locked: 'not available now',
  hints: { choose: 'choose', open: 'open', newTab: 'in a new tab' },
};
const groups: PaletteGroup[] = [
  {
    id: 'actions',
    title: 'Actions',
    more: 0,
    items: [
      { id: 'add', icon: 'plus', title: 'Add pass', titleMatches: [{ from: 4, to: 8 }], isPlace: true },
      { id: 'print', icon: 'printer', title: 'Print all', detail: 'opens on 8 June', locked: true },
    ],
  },
  { id: 'places', title: 'Places', more: 4, items: [{ id: 'orders', icon: 'list', title: 'Orders', count: 5 }] },
];

const found = (search: string) =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(({ title }) => title.toLowerCase().includes(search)) }))
    .filter(({ items }) => items.length > 0);

const open = (changes: Partial<CommandPaletteProps> = {}) => {
  const log = { chosen: [] as [string, boolean][], more: [] as string[], closed: 0 };
  const Held = () => {
    const [isOpen, setOpen] = useState(false);
    const [search, setSearch] = useState('');
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          opener
        </button>
        {isOpen && (
          <CommandPalette
            texts={texts}
            search={search}
            onSearch={setSearch}
            groups={found(search)}
            status="3 found"
            empty="Nothing found"
            onChoose={({ id }, { newTab }) => log.chosen.push([id, newTab])}
            onMore={({ id }) => log.more.push(id)}
            onClose={() => {
              log.closed += 1;
              setOpen(false);
            }}
            {...changes}
          />
        )}
      </>
    );
  };
  renderPart(<Held />);
  return { log, person: userEvent.setup() };
};
const opened = async (changes?: Partial<CommandPaletteProps>) => {
  const { log, person } = open(changes);
  await person.click(screen.getByRole('button', { name: 'opener' }));
  return { log, person, field: screen.getByRole('combobox', { name: 'Search and commands' }) };
};
const pointed = () => screen.getByRole('option', { selected: true }).textContent;

describe('CommandPalette', () => {
  it('shows the keys of a place beside it and links to the list of all shortcuts', async () => {
    const onPress = jest.fn();
    const places: PaletteGroup[] = [
      {
        id: 'places',
        title: 'Places',
        more: 0,
        items: [{ id: 'passes', icon: 'badge', title: 'Passes', keys: 'G P' }],
      },
    ];
    const { person } = await opened({ groups: places, allKeys: { text: 'all keys', onPress } });
    // the hint is visual only: the name of the option is its title
    expect(screen.getByRole('option', { name: 'Passes' })).toHaveTextContent('PassesG PEnter');
    await person.click(screen.getByRole('button', { name: 'all keys' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(await axeViolations()).toEqual([]);
  });

  it('is a dialog with a search field that has the focus, over named groups [SHELL-233]', async () => {
    const { field } = await opened();
    expect(field).toHaveFocus();
    expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
    const actions = within(screen.getByRole('group', { name: 'Actions' }));
    expect(actions.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Add passEnter',
      'Print all opens on 8 Junenot available now',
    ]);
    expect(actions.getByText('pass', { selector: 'mark' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('3 found');
    expect(await axeViolations()).toEqual([]);
  });

  it('is operated by arrows and Enter; Ctrl + Enter opens places in a new tab [SHELL-236]', async () => {
    const { log, person, field } = await opened();
    expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await person.keyboard('{Enter}{Control>}{Enter}{/Control}');
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(pointed()).toBe('Orders5Enter');
    await person.keyboard('{Control>}{Enter}{/Control}{ArrowDown}{Enter}');
    expect(log.chosen).toEqual([
      ['add', false],
      ['add', true],
      ['orders', false],
    ]);
    expect(log.more).toEqual(['places']);
    await person.keyboard('{End}{ArrowDown}');
    expect(pointed()).toBe('Add passEnter');
    await person.keyboard('{ArrowUp}');
    expect(pointed()).toBe('4 more');
  });

  it('marks a disabled option and still reports which one was pressed [SHELL-235]', async () => {
    const { log, person } = await opened();
    const locked = screen.getByRole('option', { name: /Print all/ });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    await person.click(locked);
    expect(log.chosen).toEqual([['print', false]]);
  });

  it('closes on Escape and returns the focus [SHELL-236]', async () => {
    const { log, person } = await opened();
    // the visible text of the button is part of its name
    expect(screen.getByRole('button', { name: 'Close Esc' })).toBeVisible();
    await person.keyboard('{Escape}');
    expect(log.closed).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'opener' })).toHaveFocus());
  });

  it('shows what it searches instead of the typed letters, with a way back [SHELL-234]', async () => {
    const onLiteral = jest.fn();
    const { person } = await opened({
      correction: { text: 'Keyboard layout: searching “pass”', literal: 'Search “зфыы”', onLiteral },
    });
    expect(screen.getByText('Keyboard layout: searching “pass”')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Search “зфыы”' }));
    expect(onLiteral).toHaveBeenCalledTimes(1);
  });

  it('selects the first option again after typing', async () => {
    const { person } = await opened();
    await person.keyboard('{ArrowDown}a');
    expect(pointed()).toBe('Add passEnter');
  });

  it('chooses the first option of the new search with Enter right after a letter [SHELL-236]', async () => {
    const { log, field } = await opened();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    // the option that was pointed at is still found, but no longer the first
    fireEvent.change(field, { target: { value: 'p' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.change(field, { target: { value: 'or' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(log.chosen).toEqual([
      ['add', false],
      ['orders', false],
    ]);
  });

  it('points above the first new option when the rest of a group is expanded [SHELL-236]', async () => {
    const Expanding = () => {
      const [isExpanded, setExpanded] = useState(false);
      const rest = { id: 'library', icon: 'list' as const, title: 'Library' };
      const places = [...groups]
        .reverse()
        .map((group) =>
          group.id === 'places' && isExpanded ? { ...group, more: 0, items: [...group.items, rest] } : group,
        );
      const props = { search: '', onSearch: () => undefined, status: '', empty: '', onChoose: () => undefined };
      return (
        <CommandPalette
          {...props}
          texts={texts}
          groups={places}
          onMore={() => setExpanded(true)}
          onClose={() => undefined}
        />
      );
    };
    renderPart(<Expanding />);
    const person = userEvent.setup();
    await person.keyboard('{ArrowDown}{Enter}');
    expect(pointed()).toBe('Orders5Enter');
    await person.keyboard('{ArrowDown}');
    expect(pointed()).toBe('LibraryEnter');
  });

  it('reports when there are no results', async () => {
    const { field } = await opened({ groups: [], empty: 'Nothing found for “x”' });
    expect(field).not.toHaveAttribute('aria-activedescendant');
    expect(screen.getByText('Nothing found for “x”')).toBeVisible();
  });
});
