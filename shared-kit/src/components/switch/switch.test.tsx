import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { Switch } from '.';

describe('Switch', () => {
  const Setting = (props: { busy?: boolean; disabledReason?: string; readOnly?: boolean; error?: string }) => {
    const [on, setOn] = useState(false);
    return (
      <Switch {...props} checked={on} onChange={setOn}>
        Electronic documents
      </Switch>
    );
  };
  const control = () => screen.getByRole('switch', { name: 'Electronic documents' });

  it('is a switch that is toggled by label, mouse and Space [SHELL-203]', async () => {
    const user = userEvent.setup();
    renderKit(<Setting />);
    await user.tab();
    await user.keyboard(' ');
    expect(control()).toBeChecked();
    await user.click(screen.getByText('Electronic documents'));
    expect(control()).not.toBeChecked();
    expect(await axeViolations()).toEqual([]);
  });

  it.each([{ busy: true }, { readOnly: true }, { disabledReason: 'Ask an administrator' }])(
    'cannot be toggled with %o',
    async (state) => {
      const user = userEvent.setup();
      renderKit(<Setting {...state} />);
      await user.click(control());
      expect(control()).not.toBeChecked();
      expect(control()).not.toBeDisabled();
    },
  );

  it('is described by its error', () => {
    renderKit(<Setting error="Not saved" />);
    expect(control()).toHaveAccessibleDescription('Not saved');
    expect(control()).toBeInvalid();
  });
});
