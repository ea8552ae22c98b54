import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { CodeField, plainCode } from '.';

describe('CodeField', () => {
  const seen = jest.fn();
  const Code = () => {
    const [value, setValue] = useState('');
    return (
      <CodeField
        label="Participant code"
        value={value}
        onChange={(next) => {
          seen(next);
          setValue(next);
        }}
      />
    );
  };

  it.each(['TF26-8K4M-21AB', 'tf268k4m21ab', ' tf26 8k4m 21ab ', 'TF26–8K4M–21AB'])(
    'treats %j as the same code',
    async (text) => {
      const user = userEvent.setup();
      renderKit(<Code />);
      const field = screen.getByRole('textbox', { name: 'Participant code' });
      await user.click(field);
      await user.paste(text);
      expect(field).toHaveValue('TF26-8K4M-21AB');
      expect(seen).toHaveBeenLastCalledWith('TF268K4M21AB');
      expect(plainCode(text)).toBe('TF268K4M21AB');
      expect(await axeViolations()).toEqual([]);
    },
  );

  it('puts the dashes in while typing and refuses a thirteenth sign', async () => {
    const user = userEvent.setup();
    renderKit(<Code />);
    const field = screen.getByRole('textbox', { name: 'Participant code' });
    await user.type(field, 'tf268');
    expect(field).toHaveValue('TF26-8');
    await user.type(field, 'k4m21abz');
    expect(field).toHaveValue('TF26-8K4M-21AB');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(field).toHaveValue('TF26-8K4');
  });
});
