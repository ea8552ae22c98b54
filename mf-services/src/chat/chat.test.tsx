import { ApiError } from '@fairfront/shared-kit/api';
import {
  act,
  axeViolations,
  buildParticipation,
  buildUser,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  startClock,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import { useState } from 'react';
import type { OrderMessage } from '../api/order-messages';
import { en, ru } from '../testing/texts';
import OrdersScreen from '../orders/orders.screen';
import { buildManagerMessage as fromManager, buildMessage as message } from '../testing/messages';
import { buildOrder, buildOrdersPage } from '../testing/orders';
import ChatModal from './chat.modal';
import { serviceKeys } from '../api/query-keys';

const texts = { services: { ru, en } };
const own = buildParticipation();
const user = buildUser();
const participation = {
  ...own,
  type: 'self' as const,
  exhibition: { ...own.exhibition, is_show_order_additional_services: true },
};
const event = (sent: OrderMessage, orderId = 42) => ({ order_id: orderId, message: sent, updated_at: sent.created_at });

const chat = '/participants/{id}/additional-orders/{orderId}/messages';
const address = '/participants/101/additional-orders/42/messages';
const page = (data: OrderMessage[], has_earlier = false, read_by_organizer_id = 0) => ({
  data,
  meta: { has_earlier, read_by_organizer_id, read_by_exhibitor_id: 0 },
});
const stubbed = (messages: OrderMessage[]): FakeApi =>
  createFakeApi()
    .on('get', '/participants/{id}/additional-orders/{orderId}', failWith(500))
    .on('get', chat, page(messages))
    .on('post', `${chat}/read-all`, undefined);
const stubSending = (api: FakeApi, reply: (body: FormData) => unknown) =>
  api.on('post', chat, (async ({ body }: { body: unknown }) => reply(body as FormData)) as never);
const render = (
  api: FakeApi,
  options: Partial<Parameters<typeof renderInPlatform>[1]> = {},
  shownPart = <ChatModal params={{ order: '42' }} />,
) =>
  renderInPlatform(shownPart, {
    texts,
    participation,
    api,
    user,
    modalTitle: 'Chat',
    ...options,
  });
/** Renders the list of orders and the chat that opens above it. */
const OrdersWithChat = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OrdersScreen />
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <ChatModal params={{ order: '42' }} />}
    </>
  );
};
const area = () => screen.findByRole('textbox', { name: 'Message' });
const shown = () => screen.getAllByRole('article').map((row) => row.querySelector('p')?.textContent);

beforeEach(() => localStorage.clear());

describe('the chat of an order', () => {
  it('the chat loads its messages once, grouped by day, oldest first whatever the arrival order [SVC-106, SVC-107, SVC-108]', async () => {
    const api = stubbed([
      message(3, { created_at: '2026-05-25T09:00:00Z' }),
      message(2, { created_at: '2026-05-24T09:30:00Z' }),
      message(1, { created_at: '2026-05-24T09:00:00Z' }),
    ]);
    const { platform } = render(api);
    const log = await screen.findByRole('log', { name: 'Messages of order No. 42' });
    const days = () =>
      within(log)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(shown()).toEqual(['Message 1', 'Message 2', 'Message 3']));
    expect(days()).toEqual(['24\u00a0May\u00a02026', '25\u00a0May\u00a02026']);
    expect(api.sent('get', address)).toHaveLength(1);
    await platform.setLocale('ru');
    await waitFor(() => expect(days()).toEqual(['24\u00a0мая\u00a02026', '25\u00a0мая\u00a02026']));
  });

  it('the chat shows managers left with photo and localized name, others right [SVC-109, SVC-111]', async () => {
    const image = { id: 1, thumbnail_path: 'belkina.png' };
    const { manager } = fromManager(2);
    const { platform } = render(stubbed([message(1), fromManager(2, { manager: manager && { ...manager, image } })]));
    const log = await screen.findByRole('log', { name: 'Messages of order No. 42' });
    const [first, second] = within(log).getAllByRole('article');
    expect(first).toHaveClass('own');
    expect(second).toHaveClass('other');
    expect(within(log).getByText('Belkina Tatyana, manager')).toBeVisible();
    expect(second?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/storage\/belkina\.png$/));
    await platform.setLocale('ru');
    expect(await within(log).findByText('Белкина Татьяна, менеджер')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('a live message is shown once, whether answer or event comes first [SVC-119, SVC-120, SVC-142]', async () => {
    const api = stubbed([message(1)]);
    const stored = message(7, { text: 'Is it white?' });
    let platformOf: ReturnType<typeof render>['platform'] | null = null;
    stubSending(api, () => {
      platformOf?.emit('additional-order.message-created', event(stored));
      return { data: stored };
    });
    const { platform, person } = render(api);
    platformOf = platform;
    await person.type(await area(), '  Is it white?  {Enter}');
    await waitFor(() => expect(shown()).toEqual(['Message 1', 'Is it white?']));
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(await area()).toHaveValue('');
    platform.emit('additional-order.message-created', event(stored));
    expect(shown()).toEqual(['Message 1', 'Is it white?']);
    const form = api.sent('post', address)[0]?.body as FormData;
    expect(form.get('text')).toBe('Is it white?');
  });

  it('a message that arrives during the first read is kept [SVC-166]', async () => {
    const api = stubbed([]);
    let answer: (value: ReturnType<typeof page>) => void = () => {};
    api.on('get', chat, () => new Promise((resolve) => (answer = resolve)));
    const { platform } = render(api);
    await waitFor(() => expect(api.sent('get', address)).toHaveLength(1));
    platform.emit('additional-order.message-created', event(message(2)));
    answer(page([message(1)]));
    await waitFor(() => expect(shown()).toEqual(['Message 1', 'Message 2']));
  });

  it('the chat loads older messages before the first one [SVC-106, SVC-166]', async () => {
    const api = stubbed([]);
    api.on('get', chat, ({ query }) => (query.get('before') === '5' ? page([message(4)]) : page([message(5)], true)));
    const { person } = render(api);
    await person.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(shown()).toEqual(['Message 4', 'Message 5']));
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('the chat fills the gap after a reconnect without duplicates [SVC-166]', async () => {
    const api = stubbed([message(1), message(2)]);
    const { platform } = render(api);
    await waitFor(() => expect(shown()).toHaveLength(2));
    api.on('get', chat, ({ query }) =>
      query.get('before') === '5' ? page([message(2), message(3), message(4)]) : page([message(5), message(6)], true),
    );
    platform.emit('additional-order.message-created', event(message(6)));
    await act(() => platform.queryClient.invalidateQueries({ queryKey: serviceKeys.messages.all(101) }));
    await waitFor(() => expect(shown()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `Message ${id}`)));
  });

  it('the chat shows what the organiser has read [SVC-166]', async () => {
    const api = stubbed([]).on('get', chat, page([message(1), message(2)], false, 1));
    render(api);
    await waitFor(() => expect(screen.getAllByText('Read')).toHaveLength(1));
    expect(screen.getByText('Read').closest('article')).toHaveTextContent('Message 1');
  });

  it('the organiser’s read mark updates live and never goes back [SVC-166]', async () => {
    const { platform } = render(stubbed([message(1), message(2)]));
    await waitFor(() => expect(shown()).toHaveLength(2));
    const read = (order_id: number, read_by_organizer_id: number) =>
      platform.emit('additional-order.messages-read', {
        order_id,
        read_by_organizer_id,
        updated_at: '2026-05-25T09:00:00Z',
      });
    read(43, 2);
    expect(screen.queryByText('Read')).toBeNull();
    read(42, 1);
    await waitFor(() => expect(screen.getAllByText('Read')).toHaveLength(1));
    read(42, 2);
    await waitFor(() => expect(screen.getAllByText('Read')).toHaveLength(2));
    read(42, 1);
    expect(screen.getAllByText('Read')).toHaveLength(2);
  });

  it('the chat handles an empty log and a failed read with a retry [SVC-148]', async () => {
    const api = stubbed([]).on('get', chat, failWith(500));
    const { person } = render(api);
    await screen.findByText('Could not load the data', {}, { timeout: 10_000 });
    api.on('get', chat, page([]));
    await person.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await screen.findByText('No messages yet')).toBeVisible();
  });

  it('an unknown order offers no retry and can be closed [SVC-103]', async () => {
    const unknown = failWith(404);
    const api = stubbed([])
      .on('get', chat, unknown)
      .on('get', '/participants/{id}/additional-orders/{orderId}', unknown);
    const { person, platform } = render(api);
    expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /try again|retry/i })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Close the chat' }));
    expect(platform.log.closed).toHaveLength(1);
  });

  it('a viewer reads the chat without an input [SVC-004]', async () => {
    const viewer = { ...participation, is_edit: false };
    render(stubbed([message(1)]), { participation: viewer });
    expect(await screen.findByText(/You can read this chat/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the read marks', () => {
  const marks = (api: FakeApi) => api.sent('post', `${address}/read-all`).length;

  it('read marks are sent 2 s after opening, after each live message from others, and on closing [SVC-113, SVC-146]', async () => {
    startClock('2026-05-26T09:00:00Z');
    const api = stubbed([message(1)]);
    const { platform, unmount } = render(api);
    // userEvent would wait for text and advance the fake timers
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Message 1')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_899));
    expect(marks(api)).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(marks(api)).toBe(1);
    platform.emit('additional-order.message-created', event(fromManager(2)));
    await waitFor(() => expect(marks(api)).toBe(2));
    platform.emit('additional-order.message-created', event(fromManager(3), 43));
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(marks(api)).toBe(3);
  });

  it('the order row counts no unread messages as soon as its chat is open [SVC-112]', async () => {
    const unread = buildOrder({ id: 42, unread_messages_count: 2 });
    const api = stubbed([fromManager(1)]).on(
      'get',
      '/participants/{id}/additional-orders',
      buildOrdersPage([unread, buildOrder({ id: 43, unread_messages_count: 1 })]),
    );
    const { person } = render(api, {}, <OrdersWithChat />);
    expect(await screen.findByRole('button', { name: 'Chat of order No. 42, 2 new messages' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('button', { name: 'Chat of order No. 42' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Chat of order No. 43, 1 new message' })).toBeVisible();
    expect(marks(api)).toBe(0);
  });

  it('a chat closed before 2 s sends its mark once [SVC-114]', async () => {
    startClock('2026-05-26T09:00:00Z');
    const api = stubbed([message(1)]);
    const { unmount } = render(api);
    await screen.findByText('Message 1');
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(marks(api)).toBe(1);
  });
});

describe('the composer', () => {
  it('the draft of every order survives a reload [SVC-166]', async () => {
    const { person, unmount } = render(stubbed([]));
    await person.type(await area(), 'Half a thought');
    unmount();
    jest.resetModules();
    expect(localStorage.getItem(`fairfront.draft.${user.id}.42`)).toContain('Half a thought');
    render(stubbed([]));
    expect(await area()).toHaveValue('Half a thought');
  });

  it('a failed message is shown and resent with the same key [SVC-122, SVC-166, SHELL-229]', async () => {
    const api = stubbed([]);
    stubSending(api, () => {
      throw new ApiError({ status: 0 });
    });
    const { platform, person } = render(api);
    await person.clear(await area());
    await person.type(await area(), 'Hello{Enter}');
    const again = await screen.findByRole('button', { name: 'Send again' });
    expect(screen.getByText('Hello')).toBeVisible();
    expect(platform.log.errors).toHaveLength(1);
    stubSending(api, () => ({ data: message(9, { text: 'Hello' }) }));
    await person.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
    expect(shown()).toEqual(['Hello']);
    const keys = api.sent('post', address).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('a message with a lost answer and a delivered event is shown once [SVC-120, SVC-166]', async () => {
    const api = stubbed([]);
    stubSending(api, () => {
      throw new ApiError({ status: 0 });
    });
    const { platform, person } = render(api);
    await person.type(await area(), 'Once only{Enter}');
    await screen.findByRole('button', { name: 'Send again' });
    platform.emit('additional-order.message-created', event(message(9, { text: 'Once only' })));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
    expect(shown()).toEqual(['Once only']);
  });

  it('a file refused by the server is named, and text and files return to the input [SVC-121, SVC-122, SVC-157]', async () => {
    const api = stubbed([]);
    stubSending(api, () => failWith(422, { errors: { 'files.1': ['The content does not match'] } }));
    const { person } = render(api);
    await choose(person, file('plan.pdf'), file('photo.png'));
    await person.type(await area(), 'See both{Enter}');
    expect(await screen.findByText('photo.png: The content does not match')).toBeVisible();
    expect(await area()).toHaveValue('See both');
    expect(within(screen.getByRole('list', { name: 'Attached files' })).getAllByRole('listitem')).toHaveLength(2);
    await person.clear(await area());
  });

  it('files are validated by name, size and number; rejected ones are named and the others kept [SVC-121]', async () => {
    const { person } = renderInPlatform(<ChatModal params={{ order: '44' }} />, {
      ...{ texts, participation, user, modalTitle: 'Chat' },
      api: stubbed([]),
    });
    await choose(person, file('empty.pdf', 0), file('large.pdf', 10_485_761));
    const error = await screen.findByText(/empty\.pdf/);
    expect(error).toHaveTextContent(/empty\.pdf: The file is empty.*large\.pdf: The file is larger than 10 MB/s);
    await choose(person, ...Array.from({ length: 11 }, (_, index) => file(`page-${index}.pdf`)));
    expect(await screen.findByText(/page-10\.pdf: Attach no more than 10 files/)).toBeVisible();
  });

  it('the input grows with its text to 140 px, then scrolls [SVC-123]', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(90);
    const { person } = render(stubbed([]));
    await person.type(await area(), 'One');
    expect(await area()).toHaveStyle({ height: '90px' });
    height.mockReturnValue(400);
    await person.type(await area(), ' more');
    expect(await area()).toHaveStyle({ height: '140px' });
    height.mockRestore();
  });

  const file = (name: string, size = 4) => new File(['x'.repeat(size)], name);
  const choose = async (person: ReturnType<typeof render>['person'], ...files: File[]) => {
    await area();
    await person.upload(document.querySelector('input[type=file]') as HTMLInputElement, files);
  };
});
