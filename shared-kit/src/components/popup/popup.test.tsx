import { act, fireEvent, screen } from '@testing-library/react';
import { axeViolations, renderKit } from '../render-kit';
import { Popup } from '.';

describe('Popup', () => {
  it('keeps the lines of the text and has a named close button [SHELL-111, SHELL-112]', async () => {
    renderKit(<Popup onClose={() => undefined}>{'First line\nSecond line'}</Popup>);
    expect(screen.getByText(/First line/).textContent).toBe('First line\nSecond line');
    expect(screen.getByRole('button', { name: 'Close message' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('shows the code of the error, and copies it [SHELL-672]', async () => {
    const written: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });
    renderKit(
      <Popup code="0e2f7c1a" onClose={() => undefined}>
        Failed
      </Popup>,
    );
    expect(screen.getByText('Error code: 0e2f7c1a')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(written).toEqual(['0e2f7c1a']);
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
