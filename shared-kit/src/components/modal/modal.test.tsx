import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useModalDirty, useModalFrame, type ModalFrame } from '../../platform/modal-frame';
import { setWindowWidth } from '../../testing/window-width';
import { axeViolations, renderKit } from '../render-kit';
import { Modal, ModalBody, ModalFooter, ModalHeader, ModalSide, ModalSplit } from '.';

const Page = ({ onClose, onDirtyChange }: { onClose?: () => void; onDirtyChange?: ModalFrame['setDirty'] }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={open}
        size="xl"
        title="Participant passes"
        onDirtyChange={onDirtyChange}
        onClose={() => {
          onClose?.();
          if (!onClose) setOpen(false);
        }}
      >
        <ModalHeader subtitle="11 of 18 passes" actions={<button type="button">Download all</button>} />
        <ModalBody>
          <label>
            Name <input />
          </label>
        </ModalBody>
        <ModalFooter start="Total">
          <button type="button">Save</button>
        </ModalFooter>
      </Modal>
    </>
  );
};

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Participant passes' });
};

it.each([
  [480, '480px', false],
  ['full', '', true],
  [undefined, '', false],
] as const)(
  'a modal of height %s reserves its height while its content is loading [SHELL-354]',
  (height, reserved, isFull) => {
    renderKit(
      <Modal open title="Participant passes" height={height} onClose={() => undefined}>
        <p>Loading</p>
      </Modal>,
    );
    const panel = screen.getByRole('dialog').parentElement as HTMLElement;
    expect(panel.style.getPropertyValue('--reserved')).toBe(reserved);
    expect(panel.classList.contains('full')).toBe(isFull);
  },
);

describe('Modal', () => {
  it('is a dialog named by its title, with the focus inside and the rest of the page inert [SHELL-108]', async () => {
    renderKit(<Page />);
    const dialog = await openIt();
    expect(within(dialog).getByRole('heading', { level: 2, name: 'Participant passes' })).toBeVisible();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    expect(await axeViolations()).toEqual([]);
  });

  it('keeps Tab inside, in both directions [SHELL-108]', async () => {
    renderKit(<Page />);
    const dialog = await openIt();
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.tab({ shift: true });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it.each([
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press on the scrim', () => userEvent.click(document.querySelector('.scrim') as HTMLElement)],
  ])('is closed by %s and returns the focus to its opener [SHELL-108]', async (_, close) => {
    renderKit(<Page />);
    await openIt();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('only asks its owner to close, so a dirty form stays open [SHELL-108]', async () => {
    const onClose = jest.fn();
    renderKit(<Page onClose={onClose} />);
    await openIt();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('provides close and dirty to its content, and keeps its frame when the owner renders again', async () => {
    const frames = new Set<unknown>();
    const onClose = jest.fn();
    const onDirtyChange = jest.fn();
    const Content = () => {
      const frame = useModalFrame();
      frames.add(frame);
      useModalDirty(true);
      return (
        <button type="button" onClick={() => frame.close({ force: true })}>
          Done
        </button>
      );
    };
    const modal = () => (
      <Modal open title="Form" onClose={(options) => onClose(options)} onDirtyChange={(dirty) => onDirtyChange(dirty)}>
        <Content />
      </Modal>
    );
    const { rerender, unmount } = renderKit(modal());
    rerender(modal());
    expect(frames.size).toBe(1);
    expect(onDirtyChange.mock.calls).toEqual([[true]]);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledWith({ force: true });
    unmount();
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  it('stays open while messages above it are used', async () => {
    const onClose = jest.fn();
    renderKit(
      <>
        <div data-react-aria-top-layer="true">
          <button type="button">Undo</button>
        </div>
        <Page onClose={onClose} />
      </>,
    );
    await openIt();
    const undo = screen.getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    expect(onClose).not.toHaveBeenCalled();
    act(() => undo.focus());
    expect(undo).toHaveFocus();
  });
});

describe('ModalSplit', () => {
  it('contains a list and a named panel with its own action bar', async () => {
    const onBack = jest.fn();
    renderKit(
      <Modal open title="Passes" onClose={() => undefined}>
        <ModalHeader />
        <ModalBody flush>
          <ModalSplit
            sideOpen
            side={
              <ModalSide title="New pass" onClose={onBack} actions={<button type="button">Add</button>}>
                Form
              </ModalSide>
            }
          >
            List
          </ModalSplit>
        </ModalBody>
      </Modal>,
    );
    const panel = screen.getByRole('region', { name: 'New pass' });
    expect(within(panel).getByRole('button', { name: 'Add' })).toBeVisible();
    expect(screen.getByText('List').parentElement).not.toHaveClass('sideOpen');
    await userEvent.click(within(panel).getByRole('button', { name: 'Close panel' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(await axeViolations()).toEqual([]);
  });

  describe.each([820, 390])('in a window of %d px', (width) => {
    let restore = () => {};
    beforeEach(() => {
      restore = setWindowWidth(width);
    });
    afterEach(() => restore());

    it('is a separate view: back to the list on the left, close the dialog on the right [SHELL-346]', async () => {
      const onBack = jest.fn();
      const onClose = jest.fn();
      renderKit(
        <Modal open title="Passes" onClose={onClose}>
          <ModalBody flush>
            <ModalSplit
              sideOpen
              side={
                <ModalSide title="New pass" onClose={onBack}>
                  Form
                </ModalSide>
              }
            >
              List
            </ModalSplit>
          </ModalBody>
        </Modal>,
      );
      expect(screen.getByText('List').parentElement).toHaveClass('sideOpen');
      const panel = within(screen.getByRole('region', { name: 'New pass' }));
      await userEvent.click(panel.getByRole('button', { name: 'Back to the list' }));
      expect(onClose).not.toHaveBeenCalled();
      await userEvent.click(panel.getByRole('button', { name: 'Close' }));
      expect(onBack).toHaveBeenCalledTimes(1);
      expect(onClose).toHaveBeenCalledTimes(1);
    });

    it('takes the focus and returns it, and keeps everything typed in the list [SHELL-346]', async () => {
      const Dialog = () => {
        const [isOpen, setOpen] = useState(false);
        return (
          <Modal open title="Team" onClose={() => undefined}>
            <ModalBody flush>
              <ModalSplit
                sideOpen={isOpen}
                side={
                  <ModalSide title="Invite" onClose={() => setOpen(false)}>
                    <label>
                      E-mail <input />
                    </label>
                  </ModalSide>
                }
              >
                <button type="button" onClick={() => setOpen(true)}>
                  Invite somebody
                </button>
              </ModalSplit>
            </ModalBody>
          </Modal>
        );
      };
      renderKit(<Dialog />);
      const opener = screen.getByRole('button', { name: 'Invite somebody' });
      const panel = screen.getByRole('region', { name: 'Invite' });
      await userEvent.click(opener);
      expect(panel.parentElement).toHaveFocus();
      await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.example');
      await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
      expect(opener).toHaveFocus();
      await userEvent.click(opener);
      expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.example');
      expect(await axeViolations()).toEqual([]);
    });
  });
});
