import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ModalBody, ModalHeader } from '../modal';
import { axeViolations, renderKit } from '../render-kit';
import { Drawer } from '.';

const Orders = ({ onClose }: { onClose?: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Chat
      </button>
      <Drawer open={open} title="Order No. 1042" onClose={onClose ?? (() => setOpen(false))}>
        <ModalHeader subtitle="Furniture, 6 positions" />
        <ModalBody>Messages</ModalBody>
      </Drawer>
    </>
  );
};

describe('Drawer', () => {
  it('is a dialog with the same behaviour as a modal: name, focus inside, Escape, focus returned', async () => {
    renderKit(<Orders />);
    await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order No. 1042' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Chat' })).toHaveFocus());
  });

  it('stays open if its owner does not close it', async () => {
    const onClose = jest.fn();
    renderKit(<Orders onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
