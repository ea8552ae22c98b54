import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { RadioGroup, type RadioGroupProps } from '.';

const Role = (props: Partial<RadioGroupProps<'read' | 'edit' | 'admin'>>) => {
  const [value, setValue] = useState<'read' | 'edit' | 'admin' | null>(null);
  return (
    <RadioGroup
      label="Role"
      options={[
        { value: 'read', label: 'Reading', hint: 'Sees everything' },
        { value: 'edit', label: 'Editing' },
        { value: 'admin', label: 'Administration', disabledReason: 'Only an administrator gives this role' },
      ]}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
};
const choice = (name: string) => screen.getByRole('radio', { name });

describe('RadioGroup', () => {
  it('selects by mouse and by arrow keys, with hints as descriptions [SHELL-203]', async () => {
    const user = userEvent.setup();
    renderKit(<Role required />);
    expect(screen.getByRole('radiogroup', { name: 'Role' })).toBeRequired();
    await user.click(choice('Reading'));
    expect(choice('Reading')).toBeChecked();
    expect(choice('Reading')).toHaveAccessibleDescription('Sees everything');
    await user.keyboard('{ArrowDown}');
    expect(choice('Editing')).toBeChecked();
    expect(await axeViolations()).toEqual([]);
  });

  it('keeps a disabled option visible with its reason', async () => {
    const user = userEvent.setup();
    renderKit(<Role />);
    await user.click(choice('Administration'));
    expect(choice('Administration')).not.toBeChecked();
    expect(choice('Administration')).toHaveAccessibleDescription('Only an administrator gives this role');
    expect(choice('Administration')).not.toBeDisabled();
  });

  it('shows its error, its disabled reason and, when read-only, the selected label', async () => {
    const user = userEvent.setup();
    const { rerender } = renderKit(<Role error="Choose a role" />);
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a role');
    expect(screen.getByRole('radiogroup')).toBeInvalid();
    await user.click(choice('Editing'));
    rerender(<Role disabledReason="The deadline was 9 June" />);
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('The deadline was 9 June');
    await user.click(choice('Reading'));
    expect(choice('Editing')).toBeChecked();
    rerender(<Role readOnly />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('Editing')).toBeVisible();
  });
});
