import { createNavigator, type Place } from '../routing/navigator';
import { createModalAddress } from '../routing/modal-address';
import { closeDelay, createModalRegistry, openDelay, type WantedModal } from './modal-registry';
import { createModals } from './modals';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The modals of these tests with their params. */
const offered: Record<string, readonly string[]> = {
  'event-modal-users': [],
  'event-modal-managers': [],
  'event-modal-chat': ['order'],
  'event-modal-order-success': ['order'],
  'event-modal-catalog': ['step'],
  'event-modal-catalog-rubrics': [],
};
const isMirrored = (name: string) => name !== 'event-modal-order-success';
const modalAddress = createModalAddress(
  (name) => (Object.hasOwn(offered, name) ? (offered[name] ?? []) : null),
  isMirrored,
);

const users: WantedModal = { name: 'event-modal-users', params: {}, key: '/a|event-modal-users|1' };
const chat: WantedModal = { name: 'event-modal-chat', params: { order: '5' }, key: '/a|event-modal-chat|2' };

const phaseAndName = (registry: ReturnType<typeof createModalRegistry>) => {
  const state = registry.state();
  return state.phase === 'closed' ? 'closed' : `${state.phase} ${state.modal.name}`;
};

describe('the modal registry', () => {
  it('opens 150 ms after the call and closes 200 ms after the request [SHELL-106] [PASS-005]', () => {
    expect([openDelay, closeDelay]).toEqual([150, 200]);
    const registry = createModalRegistry();
    registry.want(users);
    jest.advanceTimersByTime(149);
    expect(phaseAndName(registry)).toBe('waiting event-modal-users');
    jest.advanceTimersByTime(1);
    expect(phaseAndName(registry)).toBe('open event-modal-users');
    registry.want(null);
    expect(phaseAndName(registry)).toBe('closing event-modal-users');
    jest.advanceTimersByTime(199);
    expect(phaseAndName(registry)).toBe('closing event-modal-users');
    jest.advanceTimersByTime(1);
    expect(phaseAndName(registry)).toBe('closed');
  });

  it('keeps the delays regardless of the motion preference [SHELL-212]', () => {
    const prefers = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: true, media: query }) as MediaQueryList);
    const registry = createModalRegistry();
    registry.want(users);
    jest.advanceTimersByTime(149);
    expect(registry.state().phase).toBe('waiting');
    jest.advanceTimersByTime(1);
    registry.want(null);
    jest.advanceTimersByTime(199);
    expect(registry.state().phase).toBe('closing');
    jest.advanceTimersByTime(1);
    expect(registry.state().phase).toBe('closed');
    prefers.mockRestore();
  });

  it('shows one modal at a time: the open one closes before the next one opens [SHELL-107]', () => {
    const registry = createModalRegistry();
    const seen: string[] = [];
    registry.subscribe(() => seen.push(phaseAndName(registry)));
    registry.want(users);
    jest.advanceTimersByTime(150);
    registry.want(chat);
    jest.advanceTimersByTime(349);
    expect(phaseAndName(registry)).toBe('waiting event-modal-chat');
    jest.advanceTimersByTime(1);
    expect(seen).toEqual([
      'waiting event-modal-users',
      'open event-modal-users',
      'closing event-modal-users',
      'waiting event-modal-chat',
      'open event-modal-chat',
    ]);
  });

  it('forgets a modal that is cancelled before it opens', () => {
    const registry = createModalRegistry();
    registry.want(users);
    registry.want(null);
    jest.advanceTimersByTime(1000);
    expect(registry.state().phase).toBe('closed');
  });

  it('changes the params of the open modal without closing it', () => {
    const registry = createModalRegistry();
    registry.want(chat);
    jest.advanceTimersByTime(150);
    registry.want({ ...chat, params: { order: '6' } });
    expect(registry.state()).toMatchObject({ phase: 'open', modal: { params: { order: '6' } } });
  });
});

describe('the address of a modal [SHELL-211]', () => {
  it.each([
    ['?modal=event-modal-chat&order=5&page=2', { name: 'event-modal-chat', params: { order: '5' } }],
    ['?modal=event-modal-unknown', null],
    ['?modal=__proto__', null],
    ['?modal=constructor', null],
    ['?modal=EVENT-MODAL-USERS', null],
    ['?modal=event-modal-order-success', null],
    ['?modal=event-modal-order-success&order=5', null],
    ['?modal=', null],
    ['?modal=event-modal-users&order=5', { name: 'event-modal-users', params: {} }],
    ['?page=2', null],
  ])('reads %s', (search, call) => expect(modalAddress.read(search)).toEqual(call));

  it('writes name and ids and keeps the rest of the query', () => {
    expect(modalAddress.write('?page=2&sort=name', { name: 'event-modal-chat', params: { order: '5' } })).toBe(
      '?page=2&sort=name&modal=event-modal-chat&order=5',
    );
    expect(modalAddress.write('?page=2&modal=event-modal-chat&order=5', null)).toBe('?page=2');
    expect(modalAddress.write('?modal=event-modal-chat&order=5', null)).toBe('');
  });

  it('removes the params of the modal that it replaces, but not those of the page [SHELL-211]', () => {
    expect(
      modalAddress.write('?modal=event-modal-chat&order=5&step=2', { name: 'event-modal-users', params: {} }),
    ).toBe('?step=2&modal=event-modal-users');
  });

  it('keeps params that a remote added', () => {
    const search = modalAddress.write('', { name: 'event-modal-users', params: { tab: 'invited' } });
    expect(search).toBe('?modal=event-modal-users&tab=invited');
    expect(modalAddress.write(search, null)).toBe('');
  });
});

/** A browser history with the router's behaviour, for tests of push and replace. */
const createHistory = (first: string) => {
  const navigator = createNavigator();
  const entries: Place[] = [];
  let at = 0;
  const placeOf = (address: string, state: unknown): Place => {
    const { pathname, search, hash } = new URL(address, 'http://portal.test');
    return { pathname, search, hash, state };
  };
  const listeners: ((place: Place) => void)[] = [];
  const arrive = () => {
    const place = entries[at];
    if (!place) throw new Error('left the portal');
    navigator.connect(navigate as never, place);
    listeners.forEach((listener) => listener(place));
  };
  const navigate = (
    to: string | number,
    { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
  ) => {
    if (typeof to === 'number') at += to;
    else if (replace) entries[at] = placeOf(to, state);
    else {
      entries.splice(at + 1);
      at = entries.push(placeOf(to, state)) - 1;
    }
    arrive();
  };
  entries.push(placeOf(first, null));
  const modals = createModals({
    navigator,
    address: modalAddress,
    isMirrored,
    confirmClosing: (withdrawn) =>
      answer.agreed === null
        ? new Promise((resolve) => withdrawn.addEventListener('abort', () => resolve(false)))
        : Promise.resolve(answer.agreed),
  });
  const answer: { agreed: boolean | null } = { agreed: true };
  listeners.push(modals.follow);
  arrive();
  return {
    modals,
    navigate,
    answer,
    address: () => `${entries[at]?.pathname}${entries[at]?.search}`,
    length: () => entries.length,
    shown: () => {
      jest.advanceTimersByTime(500);
      return phaseAndName(modals.registry);
    },
  };
};

describe('modals and history', () => {
  it.each([
    ['its own button', 'open'],
    ['the cross, Escape or a press beside it', 'close'],
  ])('returns to the wizard 200 ms after the picker closes by %s, in the same entry [CAT-106]', async (_, way) => {
    const { modals, address, length, shown } = createHistory('/participant/101');
    modals.services.open('event-modal-catalog', { step: 'rubrics' });
    shown();
    modals.services.open('event-modal-catalog-rubrics', {});
    expect(shown()).toBe('open event-modal-catalog-rubrics');
    const entries = length();
    const back = () => modals.services.open('event-modal-catalog', { step: 'rubrics' });
    modals.setDirty(() => {
      back();
      return Promise.resolve(false);
    });
    if (way === 'open') back();
    else modals.services.close();
    jest.advanceTimersByTime(199);
    expect(phaseAndName(modals.registry)).toBe('closing event-modal-catalog-rubrics');
    jest.advanceTimersByTime(1);
    expect(phaseAndName(modals.registry)).toBe('waiting event-modal-catalog');
    await Promise.resolve();
    expect(shown()).toBe('open event-modal-catalog');
    expect(address()).toBe('/participant/101?modal=event-modal-catalog&step=rubrics');
    expect(length()).toBe(entries);
  });

  it('mirrors the open modal in the address; Back closes it [SHELL-211]', () => {
    const { modals, navigate, address, shown } = createHistory('/participant/101?page=2');
    modals.services.open('event-modal-chat', { order: '5' });
    expect(address()).toBe('/participant/101?page=2&modal=event-modal-chat&order=5');
    expect(shown()).toBe('open event-modal-chat');
    navigate(-1);
    expect(address()).toBe('/participant/101?page=2');
    expect(shown()).toBe('closed');
  });

  it('opens a modal by a link, and closing it keeps the page [SHELL-211]', () => {
    const { modals, address, length, shown } = createHistory('/participant/101?modal=event-modal-users');
    expect(shown()).toBe('open event-modal-users');
    modals.services.close();
    expect(address()).toBe('/participant/101');
    expect(length()).toBe(1);
    expect(shown()).toBe('closed');
  });

  it('closes a modal that it opened by going back, so that Back does not reopen it [SHELL-211]', () => {
    const { modals, navigate, address, shown } = createHistory('/');
    navigate('/participant/101');
    modals.services.open('event-modal-users', {});
    modals.services.open('event-modal-managers', {});
    expect(shown()).toBe('open event-modal-managers');
    modals.services.close();
    expect(address()).toBe('/participant/101');
    navigate(-1);
    expect(address()).toBe('/');
    expect(shown()).toBe('closed');
  });

  it('closes when the path changes, not when the query changes [SHELL-041] [SHELL-211]', () => {
    const { modals, navigate, shown } = createHistory('/participant/101');
    modals.services.open('event-modal-users', {});
    expect(shown()).toBe('open event-modal-users');
    modals.services.setParams({ tab: 'invited' });
    expect(shown()).toBe('open event-modal-users');
    navigate('/participant/102');
    expect(shown()).toBe('closed');
  });

  it('reopens the same modal for another participation', () => {
    const { navigate, modals, shown } = createHistory('/participant/101?modal=event-modal-users');
    expect(shown()).toBe('open event-modal-users');
    navigate('/participant/102?modal=event-modal-users');
    expect(modals.registry.state().phase).toBe('closing');
    expect(shown()).toBe('open event-modal-users');
  });

  it('keeps an unlinkable modal out of the address and closes it with the page [SHELL-211]', () => {
    const { modals, navigate, address, shown } = createHistory('/participant/101/ordering');
    modals.services.open('event-modal-order-success', { order: '5' });
    expect(address()).toBe('/participant/101/ordering');
    expect(shown()).toBe('open event-modal-order-success');
    navigate('/participant/101/orders');
    expect(shown()).toBe('closed');
  });

  it('does not open an unlinkable modal by its address, and lets others open over it [SHELL-211]', () => {
    const { modals, address, shown } = createHistory('/participant/101?modal=event-modal-order-success&order=5');
    expect(shown()).toBe('closed');
    modals.services.open('event-modal-users', {});
    expect(shown()).toBe('open event-modal-users');
    expect(address()).toBe('/participant/101?modal=event-modal-users');
  });

  it('opens an unknown modal without changing the address [SHELL-280]', () => {
    const { modals, address: now, shown } = createHistory('/participant/101?page=2');
    modals.services.open('event-modal-send-cart', {});
    expect(shown()).toBe('open event-modal-send-cart');
    expect(now()).toBe('/participant/101?page=2');
  });

  it('asks before unsaved input is lost, but not when forced or on Back [SHELL-108]', async () => {
    const { modals, navigate, answer, shown } = createHistory('/participant/101');
    modals.services.open('event-modal-users', {});
    shown();
    modals.setDirty(true);
    answer.agreed = false;
    modals.services.close();
    await jest.advanceTimersByTimeAsync(500);
    expect(shown()).toBe('open event-modal-users');
    answer.agreed = true;
    modals.services.close();
    await jest.advanceTimersByTimeAsync(500);
    expect(shown()).toBe('closed');

    modals.services.open('event-modal-users', {});
    shown();
    modals.setDirty(true);
    modals.services.close({ force: true });
    expect(shown()).toBe('closed');

    modals.services.open('event-modal-users', {});
    shown();
    modals.setDirty(true);
    navigate(-1);
    expect(shown()).toBe('closed');
  });

  it('asks the guard of the modal instead of the default question [SHELL-108]', async () => {
    const { modals, answer, shown } = createHistory('/participant/101');
    modals.services.open('event-modal-catalog', {});
    shown();
    answer.agreed = true;
    let isSaved = false;
    modals.setDirty(() => Promise.resolve(isSaved));
    modals.services.close();
    await jest.advanceTimersByTimeAsync(500);
    expect(shown()).toBe('open event-modal-catalog');
    isSaved = true;
    modals.services.close();
    await jest.advanceTimersByTimeAsync(500);
    expect(shown()).toBe('closed');
  });

  it('withdraws the question of a modal that another one has replaced, which stays open [SHELL-107, SHELL-108]', async () => {
    const { modals, answer, shown } = createHistory('/participant/101');
    modals.services.open('event-modal-users', {});
    shown();
    modals.setDirty(true);
    answer.agreed = null;
    modals.services.close();
    modals.services.open('event-modal-managers', {});
    await jest.advanceTimersByTimeAsync(500);
    expect(shown()).toBe('open event-modal-managers');
    modals.setDirty(true);
    answer.agreed = true;
    modals.services.close();
    await jest.advanceTimersByTimeAsync(500);
    expect(shown()).toBe('closed');
  });
});
