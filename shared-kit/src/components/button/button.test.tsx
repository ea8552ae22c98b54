import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations, renderKit } from '../render-kit';
import { Button, IconButton } from '.';

describe('Button', () => {
  it('is activated by mouse, Enter and Space, and is a submit button only if asked to be', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    renderKit(<Button onClick={onClick}>Add pass</Button>);
    const button = screen.getByRole('button', { name: 'Add pass' });
    expect(button).toHaveAttribute('type', 'button');
    await user.click(button);
    await user.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('with a disabled reason stays focusable, gives the reason and does nothing [SHELL-203]', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    renderKit(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button type="submit" disabledReason="The deadline was 9 June" onClick={onClick}>
          Send
        </Button>
      </form>,
    );
    await user.tab();
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('The deadline was 9 June');
    await user.keyboard('{Enter}');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await axeViolations()).toEqual([]);
  });

  it('keeps its label while busy, shows a spinner instead of the icon and ignores a second press', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    renderKit(
      <Button icon="send" busy onClick={onClick}>
        Send order
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Send order' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button.querySelector('[data-icon="send"]')).toBeNull();
    expect(button.querySelector('[data-icon="refresh"]')).not.toBeNull();
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  const bubbles = () => document.querySelectorAll('[popover]');

  it('has a name and shows it on keyboard focus; the first Esc closes only the tooltip', async () => {
    const user = userEvent.setup();
    const onKeyDown = jest.fn();
    renderKit(
      // a dialog around the button
      <div role="group" onKeyDown={onKeyDown}>
        <IconButton icon="trash" label="Delete pass" />
      </div>,
    );
    expect(bubbles()).toHaveLength(0);
    act(() => screen.getByRole('button', { name: 'Delete pass' }).focus());
    expect(bubbles()).toHaveLength(1);
    expect(bubbles()[0]).toHaveTextContent('Delete pass');
    await user.keyboard('{Escape}');
    expect(bubbles()).toHaveLength(0);
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
  });

  it('shows the tooltip after 400 ms of hovering, with the reason if the button is disabled', () => {
    jest.useFakeTimers();
    renderKit(<IconButton icon="printer" label="Print" disabledReason="Printing opens on 8 June" />);
    const button = screen.getByRole('button', { name: 'Print', description: 'Printing opens on 8 June' });
    fireEvent.pointerEnter(button);
    act(() => jest.advanceTimersByTime(399));
    expect(bubbles()).toHaveLength(0);
    act(() => jest.advanceTimersByTime(1));
    expect(bubbles()[0]).toHaveTextContent('Print. Printing opens on 8 June');
    fireEvent.pointerLeave(button);
    expect(bubbles()).toHaveLength(0);
    jest.useRealTimers();
  });
});
