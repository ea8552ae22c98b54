import { screen } from '@testing-library/react';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { TextField, type TextFieldProps } from '../text-field';
import { Field } from '.';

const Typed = (props: Partial<TextFieldProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return <TextField label="Surname" {...props} value={value} onChange={setValue} />;
};

describe('Field', () => {
  it('labels its control and describes it by the hint, which an error replaces [SHELL-178]', async () => {
    const { rerender } = renderKit(<Typed hint="As in the passport" />);
    const input = screen.getByRole('textbox', { name: 'Surname' });
    expect(input).toHaveAccessibleDescription('As in the passport');
    expect(input).not.toBeInvalid();
    rerender(<Typed hint="As in the passport" error="Letters only" />);
    expect(input).toHaveAccessibleDescription('Letters only');
    expect(input).toBeInvalid();
    expect(screen.queryByText('As in the passport')).toBeNull();
    expect(screen.getByText('Letters only').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['ru', 'необязательно'],
    ['en', 'optional'],
  ] as const)('is marked as optional in %s, and required fields have no mark', (locale, word) => {
    renderKit(
      <>
        <Typed optional />
        <Typed label="Name" required />
      </>,
      locale,
    );
    expect(screen.getByRole('textbox', { name: `Surname ${word}` })).not.toBeRequired();
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
    expect(screen.getByText('Name')).toHaveTextContent(/^Name$/);
  });

  it('groups several controls under one label', () => {
    renderKit(
      <Field kind="group" label="Access" hint="One of two">
        {() => <button type="button">Read</button>}
      </Field>,
    );
    expect(screen.getByRole('group', { name: 'Access', description: 'One of two' })).toBeVisible();
  });
});
