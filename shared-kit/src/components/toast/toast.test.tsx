import { act, fireEvent, screen, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
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

describe('the messages', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('announce an error at once, keep its lines, replace it by the next one and remove it after 10 s [SHELL-111, SHELL-112]', async () => {
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

  it('name the code under which the server logged a failed call [SHELL-672]', () => {
    const messages = setUp();
    act(() => messages.error('Not saved', new ApiError({ status: 500, requestId: '0e2f7c1a' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Error code: 0e2f7c1a');
    act(() => messages.error('Other', new Error('of the page')));
    expect(screen.getByRole('alert')).not.toHaveTextContent('Code');
  });

  it('pause the timer of an error while it is hovered or focused, and resume it afterwards [SHELL-112]', () => {
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

  it('are closed by their button [SHELL-112]', () => {
    const messages = setUp();
    act(() => messages.error('Not saved'));
    fireEvent.click(button('Close message'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('announce a notice politely for 5 s and never twice at once', () => {
    const messages = setUp();
    act(() => messages.notice('Saved'));
    act(() => messages.notice('Saved'));
    expect(within(screen.getByRole('status')).getAllByText('Saved')).toHaveLength(1);
    wait(5_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('show at most three toasts, of which the oldest is replaced; errors stay in addition', () => {
    const messages = setUp();
    act(() => messages.error('Failed'));
    for (const text of ['1', '2', '3', '4']) act(() => messages.notice(text));
    expect(messages.current().map(({ text }) => text)).toEqual(['Failed', '2', '3', '4']);
  });

  it('are focused by F6 and left by it again, also from a focus trap', () => {
    const messages = setUp();
    screen.getByRole('textbox').focus();
    act(() => messages.undo({ text: 'Pass deleted', undo: () => undefined }));
    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(button('Undo')).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Messages, F6' })).toHaveAttribute('data-react-aria-top-layer');
  });

  it('return the focus when a focused message disappears', () => {
    const messages = setUp();
    screen.getByRole('textbox').focus();
    act(() => messages.notice('Saved'));
    fireEvent.keyDown(document.body, { key: 'F6' });
    fireEvent.click(button('Close message'));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('pass the accessibility check', async () => {
    jest.useRealTimers();
    const messages = setUp();
    act(() => {
      messages.error('Failed');
      messages.undo({ text: 'Pass deleted', undo: () => undefined });
    });
    expect(await axeViolations()).toEqual([]);
  });
});
