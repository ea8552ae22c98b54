import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations, renderKit } from '../render-kit';
import { Notice } from '.';

describe('Notice', () => {
  it.each([
    ['info', 'info'],
    ['neutral', 'info'],
    ['warning', 'warning'],
    ['danger', 'cross-circle'],
    ['success', 'check-circle'],
  ] as const)('expresses the tone %s also by its icon', (tone, icon) => {
    const { container } = renderKit(<Notice tone={tone}>Text</Notice>);
    expect(container.querySelector('svg')).toHaveAttribute('data-icon', icon);
  });

  it('is announced only on request: as an alert if it blocks, otherwise as a status', () => {
    const { rerender } = renderKit(<Notice live="assertive">Not saved</Notice>);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
    rerender(<Notice live="polite">Saved</Notice>);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    rerender(<Notice>Resting</Notice>);
    expect(screen.getByRole('note')).toHaveTextContent('Resting');
  });

  it('shows title, action and a named close button', async () => {
    const onClose = jest.fn();
    renderKit(
      <Notice title="Read only." action={<button type="button">Ask</button>} onClose={onClose}>
        Ask your administrator.
      </Notice>,
    );
    expect(screen.getByRole('note')).toHaveTextContent('Read only. Ask your administrator.');
    expect(screen.getByRole('button', { name: 'Ask' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await axeViolations()).toEqual([]);
  });
});
