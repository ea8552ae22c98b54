import { act, fireEvent, screen } from '@testing-library/react';
import { renderKit } from '../render-kit';
import { UndoToast } from '.';

const show = (onUndo: () => void | Promise<void> = () => undefined) => {
  const onClose = jest.fn();
  const { container } = renderKit(
    <UndoToast onUndo={onUndo} onClose={onClose}>
      Pass deleted: Nosov I. P.
    </UndoToast>,
  );
  return { onClose, line: container.querySelector('.time') as HTMLElement };
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const undo = () => screen.getByRole('button', { name: 'Undo' });

describe('UndoToast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stays for 8 s, with a line that shows the remaining time', () => {
    const { onClose, line } = show();
    expect(line).toHaveStyle({ animationDuration: '8s' });
    wait(7_999);
    expect(onClose).not.toHaveBeenCalled();
    wait(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('pauses line and timer while it is hovered or focused', () => {
    const { onClose, line } = show();
    wait(5_000);
    act(() => undo().focus());
    expect(line).toHaveClass('paused');
    wait(60_000);
    expect(onClose).not.toHaveBeenCalled();
    act(() => undo().blur());
    expect(line).not.toHaveClass('paused');
    wait(3_000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('runs the undo once, waits for it and closes when it is done', async () => {
    let finish = () => {};
    const work = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const { onClose } = show(work);
    fireEvent.click(undo());
    fireEvent.click(undo());
    wait(60_000);
    expect(work).toHaveBeenCalledTimes(1);
    expect(undo()).toHaveAttribute('aria-busy', 'true');
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => finish());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open with an explanation if the undo failed', async () => {
    const { onClose } = show(() => Promise.reject(new Error('offline')));
    await act(async () => {
      fireEvent.click(undo());
    });
    expect(screen.getByText('Could not undo, try again')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    expect(undo()).not.toHaveAttribute('aria-busy');
  });
});
