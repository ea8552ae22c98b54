import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { Tabs } from '.';

const Documents = ({ onSelect }: { onSelect?: (id: string) => void }) => {
  const [selected, setSelected] = useState<'invoices' | 'acts'>('invoices');
  return (
    <Tabs
      label="Documents"
      selected={selected}
      onSelect={(id) => {
        onSelect?.(id);
        setSelected(id);
      }}
      tabs={[
        { id: 'invoices', label: 'Invoices', count: 4 },
        { id: 'acts', label: 'Acts', count: 2, needsAction: true, countLabel: '2 to sign' },
      ]}
    >
      {selected === 'invoices' ? 'Four invoices' : 'Two acts'}
    </Tabs>
  );
};

describe('Tabs', () => {
  it('have a named tab list, tabs and panel', async () => {
    renderKit(<Documents />);
    expect(screen.getByRole('tablist', { name: 'Documents' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Invoices 4', selected: true })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Acts 2 to sign', selected: false })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Invoices 4' })).toHaveTextContent('Four invoices');
    expect(await axeViolations()).toEqual([]);
  });

  it('are selected by arrow keys, once per change', async () => {
    const onSelect = jest.fn();
    renderKit(<Documents onSelect={onSelect} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Acts 2 to sign' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Acts 2 to sign' })).toHaveTextContent('Two acts');
    // the selected tab controls the panel that is shown
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Four invoices');
    expect(onSelect.mock.calls).toEqual([['acts'], ['invoices']]);
  });
});
