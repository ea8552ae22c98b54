import { act, screen } from '@testing-library/react';
import { axeViolations, renderKit } from '../render-kit';
import { Popup } from '.';

describe('Popup', () => {
  it('keeps the lines of the text and has a named close button [SHELL-111, SHELL-112]', async () => {
    renderKit(<Popup onClose={() => undefined}>{'First line\nSecond line'}</Popup>);
    expect(screen.getByText(/First line/).textContent).toBe('First line\nSecond line');
    expect(screen.getByRole('button', { name: 'Close message' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('closes by itself after 10 s [SHELL-112]', () => {
    jest.useFakeTimers();
    const onClose = jest.fn();
    renderKit(<Popup onClose={onClose}>Failed</Popup>);
    act(() => jest.advanceTimersByTime(9_999));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
