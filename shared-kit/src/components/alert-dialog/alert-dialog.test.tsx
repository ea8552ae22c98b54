import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations, renderKit } from '../render-kit';
import { AlertDialog, type AlertDialogProps } from '.';

const ask = (props: Partial<AlertDialogProps> = {}) => {
  const onChoice = jest.fn();
  renderKit(
    <AlertDialog
      open
      title="Delete 14 passes?"
      text="Accepted passes are kept."
      warning="This cannot be undone."
      confirmLabel="Delete 14 passes"
      tone="danger"
      onChoice={onChoice}
      {...props}
    />,
  );
  return onChoice;
};

describe('AlertDialog', () => {
  it('shows title, text and warning, and the confirm button repeats the verb [SHELL-113, SHELL-114]', async () => {
    const onChoice = ask();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete 14 passes?' });
    expect(dialog).toHaveAccessibleDescription('Accepted passes are kept. This cannot be undone.');
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete 14 passes' }));
    expect(onChoice.mock.calls).toEqual([[true]]);
  });

  it('focuses Cancel for a destructive action; Escape cancels, and a press outside does nothing [SHELL-114]', async () => {
    const onChoice = ask();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(document.querySelector('.scrim') as HTMLElement);
    expect(onChoice).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(onChoice.mock.calls).toEqual([[false]]);
  });

  it('uses the title "Confirm the action" only if the caller gives none [SHELL-114]', () => {
    ask({ title: undefined, tone: 'neutral' });
    expect(screen.getByRole('alertdialog', { name: 'Confirm the action' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete 14 passes' })).toHaveFocus();
  });

  it('has only one button when there is nothing to cancel [SHELL-113]', async () => {
    const onChoice = ask({ cancelLabel: null, confirmLabel: 'Close' });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onChoice.mock.calls).toEqual([[true]]);
  });

  it('can neither be closed nor confirmed twice while the work is running', async () => {
    const onChoice = ask({ busy: true });
    await userEvent.click(screen.getByRole('button', { name: 'Delete 14 passes' }));
    await userEvent.keyboard('{Escape}');
    expect(onChoice).not.toHaveBeenCalled();
  });
});
