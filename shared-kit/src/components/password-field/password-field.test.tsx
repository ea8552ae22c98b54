import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { PasswordField } from '.';

describe('PasswordField', () => {
  it('can show and hide its value, and accepts a pasted one [SHELL-203]', async () => {
    const user = userEvent.setup();
    const Sample = () => {
      const [value, setValue] = useState('');
      return <PasswordField label="Password" autoComplete="current-password" value={value} onChange={setValue} />;
    };
    renderKit(<Sample />, 'ru');
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(input);
    await user.paste('S3cret pass');
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('S3cret pass');
    await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(await axeViolations()).toEqual([]);
  });
});
