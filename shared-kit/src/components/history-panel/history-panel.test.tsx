import { screen } from '@testing-library/react';
import { axeViolations, renderKit } from '../render-kit';
import { HistoryPanel } from '.';

it('HistoryPanel: who, when, before and after, in words [SHELL-227]', async () => {
  renderKit(
    <HistoryPanel
      entries={[
        {
          id: 2,
          icon: 'pen',
          title: 'Surname corrected',
          change: { before: 'Lebedevaa', after: 'Lebedeva' },
          by: 'M. L.',
          at: '2026-05-26T10:57:00Z',
        },
        {
          id: 1,
          icon: 'cross-circle',
          tone: 'danger',
          title: 'Rejected',
          detail: 'Check the last letter',
          by: 'Organiser',
          at: '2026-05-26',
        },
      ]}
    />,
  );
  const [newest, oldest] = screen.getAllByRole('listitem');
  expect(newest).toHaveTextContent('Surname correctedbefore Lebedevaaafter Lebedeva');
  expect(newest?.querySelector('time')).toHaveAttribute('datetime', '2026-05-26T10:57:00Z');
  expect(newest?.querySelector('time')).toHaveAttribute('title', '26\u00a0May\u00a02026');
  expect(oldest).toHaveTextContent('RejectedCheck the last letterOrganiser, 26 May 2026');
  expect(await axeViolations()).toEqual([]);
});
