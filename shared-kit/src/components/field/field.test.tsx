import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from '../checkbox';
import { PasswordField } from '../password-field';
import { axeViolations, renderKit } from '../render-kit';
import { TextField, type TextFieldProps } from '../text-field';
import { Field } from '.';

const Typed = (props: Partial<TextFieldProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return <TextField label="Surname" {...props} value={value} onChange={setValue} />;
};

describe('Field', () => {
  it('names its control and describes it by the hint, which an error replaces [SHELL-178]', async () => {
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
  ] as const)('says in %s that it is optional, and marks no required field', (locale, word) => {
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

  it('with a reason cannot be typed into, but can be reached and read [SHELL-203]', async () => {
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

  it('shows a read-only value as text and tells that a check is under way', () => {
    renderKit(<Typed value="IT-7" readOnly busy />);
    const input = screen.getByRole('textbox', { name: 'Surname' });
    expect(input).toHaveAttribute('readonly');
    expect(input).toHaveAttribute('aria-busy', 'true');
  });

  it('puts several controls under one label', () => {
    renderKit(
      <Field kind="group" label="Access" hint="One of two">
        {() => <button type="button">Read</button>}
      </Field>,
    );
    expect(screen.getByRole('group', { name: 'Access', description: 'One of two' })).toBeVisible();
  });
});

describe('PasswordField', () => {
  it('can be shown and hidden again, and takes a pasted value [SHELL-203]', async () => {
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

  it('is changed by its words and by Space [SHELL-203]', async () => {
    const user = userEvent.setup();
    renderKit(<Sample />);
    await user.click(screen.getByText('Needs a visa'));
    expect(box()).toBeChecked();
    await user.keyboard(' ');
    expect(box()).not.toBeChecked();
    expect(await axeViolations()).toEqual([]);
  });

  it('shows that a part below is chosen', () => {
    renderKit(<Sample partly />);
    expect(box()).toBePartiallyChecked();
  });

  it('does not change when it is blocked or read-only, and says why', async () => {
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

  it('carries its error', () => {
    renderKit(<Sample error="Agree first" />);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Agree first');
  });
});
