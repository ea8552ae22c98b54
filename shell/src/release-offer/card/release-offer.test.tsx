import { useState } from 'react';
import { act, axeViolations, fireEvent, partRenderer, screen, userEvent, within } from '@fairfront/shared-kit/testing';
import { ReleaseOffer } from './release-offer';
import enRelease from '../../locales/en/release.json';
import ruRelease from '../../locales/ru/release.json';

const renderPart = partRenderer({ release: { ru: ruRelease, en: enRelease } });

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
  it('is announced politely and takes no focus', async () => {
    renderPart(<Page />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await come();
    expect(screen.getByRole('status')).toHaveTextContent('News has been updated');
    expect(screen.getByRole('button', { name: 'A release comes' })).toHaveFocus();
    expect(
      within(screen.getByRole('region', { name: 'News has been updated' })).getByText('Your draft stays'),
    ).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('waits as long as required', () => {
    jest.useFakeTimers();
    renderPart(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'A release comes' }));
    act(() => jest.advanceTimersByTime(3_600_000));
    expect(screen.getByRole('region')).toBeVisible();
  });

  it.each(['When I finish', 'Close message'])('closes on "%s" and returns the focus', async (name) => {
    renderPart(<Page />);
    await come();
    await user.click(screen.getByLabelText('Title'));
    act(() => screen.getByRole('button', { name }).focus());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });

  it('treats Escape inside it as "later"', async () => {
    renderPart(<Page />);
    await come();
    act(() => screen.getByRole('button', { name: 'Update' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('starts the update by its primary button', async () => {
    const onUpdate = jest.fn();
    renderPart(<Page onUpdate={onUpdate} />);
    await come();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });
});
