import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations, renderKit } from '../render-kit';
import { Tooltip, TooltipIcon } from '.';

describe('Tooltip', () => {
  it('shows on keyboard focus, describes its element, and closes on Escape', async () => {
    renderKit(<TooltipIcon label="Why rejected" content="The surname differs from the document" />);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('The surname differs from the document');
    expect(screen.getByRole('button', { name: 'Why rejected' })).toHaveAccessibleDescription(
      'The surname differs from the document',
    );
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  it('shows on hover after a delay', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderKit(
      <Tooltip content="Electronic visa, 16 days">
        <button type="button">Visa</button>
      </Tooltip>,
    );
    // react-aria treats only a pointer that has moved as hovering
    fireEvent.mouseMove(document.body);
    await user.hover(screen.getByRole('button', { name: 'Visa' }));
    act(() => jest.advanceTimersByTime(500));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Electronic visa, 16 days');
    jest.useRealTimers();
  });

  it('shows on tap if the device cannot hover', async () => {
    renderKit(<TooltipIcon label="Rule" content="One pass per 3 m²" />);
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Rule' }) });
    expect(await screen.findByRole('tooltip')).toHaveTextContent('One pass per 3 m²');
  });
});
