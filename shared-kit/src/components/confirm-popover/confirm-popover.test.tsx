import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../button';
import { axeViolations, renderKit } from '../render-kit';
import { ConfirmPopover } from '.';

const ask = (onConfirm: () => void | Promise<void>) =>
  renderKit(
    <ConfirmPopover
      question="Delete 3 users?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      trigger={(props) => <IconButton icon="trash" label="Delete users" {...props} />}
    >
      Administrators are kept.
    </ConfirmPopover>,
  );
const opener = () => screen.getByRole('button', { name: 'Delete users', hidden: true });

describe('ConfirmPopover', () => {
  it('opens at the button, also by keyboard, and returns the focus', async () => {
    const onConfirm = jest.fn();
    ask(onConfirm);
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('dialog', { name: 'Delete 3 users?' });
    expect(question).toHaveTextContent('Administrators are kept.');
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('stays open and busy until the work is done', async () => {
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const onConfirm = jest.fn(() => work);
    ask(onConfirm);
    await userEvent.click(opener());
    const confirm = await screen.findByRole('button', { name: 'Delete' });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    finish();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
