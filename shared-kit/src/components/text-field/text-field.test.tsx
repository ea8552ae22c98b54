import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderKit } from '../render-kit';
import { TextField, type TextFieldProps } from '.';

const Typed = (props: Partial<TextFieldProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return <TextField label="Surname" {...props} value={value} onChange={setValue} />;
};

describe('TextField', () => {
  it('cannot be edited with a disabled reason, but can be focused and read [SHELL-203]', async () => {
    const user = userEvent.setup();
    renderKit(<Typed value="Hall 2" disabledReason="Set by the organiser" />);
    await user.tab();
    const input = screen.getByRole('textbox', { name: 'Surname' });
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('aria-disabled', 'true');
    expect(input).toHaveAccessibleDescription('Set by the organiser');
    await user.keyboard('x');
    expect(input).toHaveValue('Hall 2');
  });

  it('shows a read-only value as text, and that a check is running', () => {
    renderKit(<Typed value="IT-7" readOnly busy />);
    const input = screen.getByRole('textbox', { name: 'Surname' });
    expect(input).toHaveAttribute('readonly');
    expect(input).toHaveAttribute('aria-busy', 'true');
  });
});
