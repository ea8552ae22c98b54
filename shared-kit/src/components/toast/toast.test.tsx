import { act, fireEvent, screen, within } from '@testing-library/react';
import { axeViolations, renderKit } from '../render-kit';
import { createMessages, MessageRegion } from '.';

const setUp = () => {
  const messages = createMessages();
  renderKit(
    <>
      <input aria-label="Name" />
      <MessageRegion messages={messages} />
    </>,
  );
  return messages;
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });

describe('messages', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('reads an error at once, keeps its lines, replaces it by the next and drops it after 10 s [SHELL-111, SHELL-112]', async () => {
    const messages = setUp();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    act(() => messages.error('First\nSecond line'));
    expect(screen.getByRole('alert').textContent).toContain('First\nSecond line');
    wait(9_000);
    act(() => messages.error('Newer'));
    expect(screen.getByRole('alert')).not.toHaveTextContent('First');
    wait(9_999);
    expect(screen.getByRole('alert')).toHaveTextContent('Newer');
    wait(1);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('waits with an error while it is hovered or focused and goes on with what was left [SHELL-112]', () => {
    const messages = setUp();
    act(() => messages.error('Not saved'));
    const popup = screen.getByText('Not saved').parentElement as HTMLElement;
    wait(6_000);
    fireEvent.pointerEnter(popup);
    wait(60_000);
    fireEvent.pointerLeave(popup);
    wait(3_999);
    expect(screen.getByText('Not saved')).toBeVisible();
    act(() => button('Close message').focus());
    wait(60_000);
    expect(screen.getByText('Not saved')).toBeVisible();
    act(() => button('Close message').blur());
    wait(1);
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('closes by its button [SHELL-112]', () => {
    const messages = setUp();
    act(() => messages.error('Not saved'));
    fireEvent.click(button('Close message'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says a notice politely for 5 s and never twice at once', () => {
    const messages = setUp();
    act(() => messages.notice('Saved'));
    act(() => messages.notice('Saved'));
    expect(within(screen.getByRole('status')).getAllByText('Saved')).toHaveLength(1);
    wait(5_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows at most three toasts, the oldest gives way; errors stay beside them', () => {
    const messages = setUp();
    act(() => messages.error('Failed'));
    for (const text of ['1', '2', '3', '4']) act(() => messages.notice(text));
    expect(messages.current().map(({ text }) => text)).toEqual(['Failed', '2', '3', '4']);
  });

  it('is reached by F6 and left by it again, also out of a trap', () => {
    const messages = setUp();
    screen.getByRole('textbox').focus();
    act(() => messages.undo({ text: 'Pass deleted', undo: () => undefined }));
    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(button('Undo')).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Messages, F6' })).toHaveAttribute('data-react-aria-top-layer');
  });

  it('gives the focus back when a message goes while the keyboard is on it', () => {
    const messages = setUp();
    screen.getByRole('textbox').focus();
    act(() => messages.notice('Saved'));
    fireEvent.keyDown(document.body, { key: 'F6' });
    fireEvent.click(button('Close message'));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('breaks no accessibility rule', async () => {
    jest.useRealTimers();
    const messages = setUp();
    act(() => {
      messages.error('Failed');
      messages.undo({ text: 'Pass deleted', undo: () => undefined });
    });
    expect(await axeViolations()).toEqual([]);
  });
});
