import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { Checkbox } from '.';

describe('Checkbox', () => {
  const Sample = (props: { disabledReason?: string; readOnly?: boolean; partly?: boolean; error?: string }) => {
    const [checked, setChecked] = useState(false);
    return (
      <Checkbox {...props} checked={checked} onChange={setChecked}>
        Needs a visa
      </Checkbox>
    );
  };
  const box = () => screen.getByRole('checkbox', { name: 'Needs a visa' });

  it('is toggled by its label and by Space [SHELL-203]', async () => {
    const user = userEvent.setup();
    renderKit(<Sample />);
    await user.click(screen.getByText('Needs a visa'));
    expect(box()).toBeChecked();
    await user.keyboard(' ');
    expect(box()).not.toBeChecked();
    expect(await axeViolations()).toEqual([]);
  });

  it('shows that only some of its parts are selected', () => {
    renderKit(<Sample partly />);
    expect(box()).toBePartiallyChecked();
  });

  it('does not change when disabled or read-only, and gives the reason', async () => {
    const user = userEvent.setup();
    const { rerender } = renderKit(<Sample disabledReason="The deadline was 9 June" />);
    await user.click(box());
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription('The deadline was 9 June');
    expect(box()).not.toBeDisabled();
    rerender(<Sample readOnly />);
    await user.click(box());
    expect(box()).not.toBeChecked();
  });

  it('describes itself by its error', () => {
    renderKit(<Sample error="Agree first" />);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Agree first');
  });
});
