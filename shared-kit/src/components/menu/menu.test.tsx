import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../button';
import { axeViolations, renderKit } from '../render-kit';
import { Menu } from '.';

const show = () => {
  const onSelect = jest.fn();
  renderKit(
    <Menu
      label="Actions: Ivanov"
      items={[
        { id: 'download', label: 'Download PDF', icon: 'download', onSelect: () => onSelect('download') },
        { id: 'print', label: 'Print', disabledReason: 'Printing opens on 8 June', onSelect: () => onSelect('print') },
        { id: 'site', label: 'Open page', href: '/page' },
        { id: 'delete', label: 'Delete', icon: 'trash', danger: true, onSelect: () => onSelect('delete') },
      ]}
      trigger={(props) => <IconButton icon="more" label="Actions" {...props} />}
    />,
  );
  return onSelect;
};
const opener = () => screen.getByRole('button', { name: 'Actions', hidden: true });

describe('Menu', () => {
  it('opens by arrow keys at its first or last item and returns the focus', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menu', { name: 'Actions: Ivanov' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download PDF' })).toHaveFocus());
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(opener()).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
  });

  it('runs an action once, closes, and is navigated by letters', async () => {
    const onSelect = show();
    await userEvent.click(opener());
    await screen.findByRole('menu');
    await userEvent.keyboard('de{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(onSelect.mock.calls).toEqual([['delete']]);
  });

  it('keeps a disabled item readable with its reason, but not usable', async () => {
    const onSelect = show();
    await userEvent.click(opener());
    const print = await screen.findByRole('menuitem', { name: /Print/ });
    expect(print).toHaveAttribute('aria-disabled', 'true');
    expect(print).toHaveTextContent('Printing opens on 8 June');
    await userEvent.click(print);
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('menuitem', { name: 'Open page' })).toHaveAttribute('href', '/page');
  });
});
