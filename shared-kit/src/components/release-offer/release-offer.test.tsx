import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { ReleaseOffer } from '.';

afterEach(() => jest.useRealTimers());

const Page = ({ onUpdate = () => undefined }: { onUpdate?: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Title" />
      <button type="button" onClick={() => setOpen(true)}>
        A release comes
      </button>
      <ReleaseOffer
        open={open}
        title="News has been updated"
        kept="Your draft stays"
        onUpdate={onUpdate}
        onLater={() => setOpen(false)}
      >
        Up to five photos.
      </ReleaseOffer>
    </>
  );
};
const user = userEvent.setup({ delay: null });
const come = () => user.click(screen.getByRole('button', { name: 'A release comes' }));

describe('ReleaseOffer', () => {
  it('is read out politely and takes no focus', async () => {
    renderKit(<Page />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await come();
    expect(screen.getByRole('status')).toHaveTextContent('News has been updated');
    expect(screen.getByRole('button', { name: 'A release comes' })).toHaveFocus();
    expect(
      within(screen.getByRole('region', { name: 'News has been updated' })).getByText('Your draft stays'),
    ).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('waits as long as it must', () => {
    jest.useFakeTimers();
    renderKit(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'A release comes' }));
    act(() => jest.advanceTimersByTime(3_600_000));
    expect(screen.getByRole('region')).toBeVisible();
  });

  it.each(['When I finish', 'Close message'])('goes by "%s" and gives the focus back to the work', async (name) => {
    renderKit(<Page />);
    await come();
    await user.click(screen.getByLabelText('Title'));
    act(() => screen.getByRole('button', { name }).focus());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });

  it('takes Escape inside it for "later"', async () => {
    renderKit(<Page />);
    await come();
    act(() => screen.getByRole('button', { name: 'Update' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('updates by its primary button', async () => {
    const onUpdate = jest.fn();
    renderKit(<Page onUpdate={onUpdate} />);
    await come();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });
});
