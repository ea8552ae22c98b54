import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { SegmentedControl } from '.';

const Language = ({ busy, onChange }: { busy?: boolean; onChange?: (value: string) => void }) => {
  const [value, setValue] = useState<'ru' | 'en'>('ru');
  return (
    <SegmentedControl
      label="Language"
      segments={[
        { value: 'ru', label: 'RU' },
        { value: 'en', label: 'EN', lang: 'en' },
      ]}
      value={value}
      busy={busy}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
};

describe('SegmentedControl', () => {
  it('is one Tab stop, and arrow keys select [SHELL-203]', async () => {
    const user = userEvent.setup();
    renderKit(<Language />);
    await user.tab();
    expect(screen.getByRole('radio', { name: 'RU' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'EN' })).toBeChecked();
    expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('is busy while a selection is being saved', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    renderKit(<Language busy onChange={onChange} />);
    await user.click(screen.getByRole('radio', { name: 'EN' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: 'RU' })).toBeChecked();
  });
});
