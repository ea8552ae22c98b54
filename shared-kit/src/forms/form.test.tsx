import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../api/api-error';
import { renderKit } from '../components/render-kit';
import { date, required, text as textField } from '../domain/validation';
import { ModalFrameContext } from '../platform/modal-frame';
import { FormDateTextField } from './masked-field';
import { useSchema } from './rules';
import { Form, FormCheckbox, FormCheckNote, FormErrorSummary, FormNotice, FormTextField, SubmitButton } from '.';

const validate = ({ name, email }: { name: string; email: string }) => ({
  ...(name === '' && { name: 'Required' }),
  ...(email === '' && { email: 'Required' }),
  ...(email !== '' && !email.includes('@') && { email: 'Not an e-mail' }),
});

const Sample = (props: {
  onSubmit?: (values: { name: string; email: string; agree: boolean }) => Promise<void>;
  summary?: boolean;
  serverNames?: Record<string, string>;
}) => (
  <Form
    initialValues={{ name: '', email: '', agree: false }}
    validate={validate}
    onSubmit={props.onSubmit ?? (async () => {})}
    serverNames={props.serverNames}
  >
    {props.summary && <FormErrorSummary />}
    <FormTextField name="name" label="Name" />
    <FormTextField name="email" label="E-mail" type="email" />
    <FormCheckbox name="agree">Agree</FormCheckbox>
    {!props.summary && <FormNotice />}
    <FormCheckNote />
    <SubmitButton>Send</SubmitButton>
  </Form>
);

const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const emailField = () => screen.getByRole('textbox', { name: 'E-mail' });
const send = () => screen.getByRole('button', { name: 'Send' });

describe('Form', () => {
  it('shows a message after a field was left, not before, and removes it while typing [SHELL-178]', async () => {
    const user = userEvent.setup();
    renderKit(<Sample />);
    expect(screen.queryByText('Required')).toBeNull();
    // a user who only passes through the field has typed nothing
    await user.click(emailField());
    await user.tab();
    expect(emailField()).not.toHaveAccessibleDescription();
    await user.type(emailField(), 'a');
    await user.clear(emailField());
    await user.tab();
    expect(await screen.findByText('Required')).toBeVisible();
    expect(emailField()).toHaveAccessibleDescription('Required');
    expect(emailField()).toBeInvalid();
    await user.type(emailField(), 'a');
    await waitFor(() => expect(emailField()).not.toHaveAccessibleDescription());
    await user.tab();
    expect(await screen.findByText('Not an e-mail')).toBeVisible();
  });

  it('delays the message until the pointer that left the field is released, so that nothing moves under it', async () => {
    const user = userEvent.setup();
    renderKit(<Sample />);
    await user.type(nameField(), 'a');
    await user.clear(nameField());
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('checkbox', { name: 'Agree' }) });
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(nameField()).not.toHaveFocus();
    expect(screen.queryByText('Required')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('checkbox', { name: 'Agree' }) });
    expect(await screen.findByText('Required')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Agree' })).toBeChecked();
  });

  it('shows all messages after a failed attempt, focuses the first invalid field and says so beside the button [SHELL-170, SHELL-178]', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    renderKit(<Sample onSubmit={onSubmit} />);
    await user.type(nameField(), 'Ann');
    await user.click(send());
    await waitFor(() => expect(emailField()).toHaveFocus());
    expect(emailField()).toHaveAccessibleDescription('Required');
    expect(screen.getByRole('status')).toHaveTextContent('Check the highlighted fields');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(nameField());
    await user.click(send());
    await waitFor(() => expect(nameField()).toHaveFocus());
  });

  it('moves the focus to the summary, whose links lead to the fields in page order', async () => {
    const user = userEvent.setup();
    renderKit(<Sample summary />);
    await user.click(send());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Name', 'E-mail']);
    await user.click(screen.getByRole('link', { name: 'E-mail' }));
    expect(emailField()).toHaveFocus();
    await user.type(emailField(), 'ann@firm.example');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Name']);
  });

  it('shows 422 errors at their fields and the rest in the notice, and keeps the input [SHELL-164]', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn(() =>
      Promise.reject(
        new ApiError({
          status: 422,
          serverMessage: 'Invalid',
          errors: { name: ['Taken', 'Too loud'], mail: ['Unknown'], quota: ['None left'] },
        }),
      ),
    );
    renderKit(<Sample onSubmit={onSubmit} serverNames={{ mail: 'email' }} />);
    await user.type(nameField(), 'Ann');
    await user.type(emailField(), 'ann@firm.example');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('None left');
    expect(nameField()).toHaveAccessibleDescription('Taken\nToo loud');
    expect(emailField()).toHaveAccessibleDescription('Unknown');
    expect(nameField()).toHaveValue('Ann');
    expect(nameField()).toHaveFocus();
    // an edit removes only the message of its own field
    await user.type(emailField(), 'x');
    expect(emailField()).not.toHaveAccessibleDescription();
    expect(nameField()).toHaveAccessibleDescription('Taken\nToo loud');
  });

  it('shows the server message if it names no field, and the general text without a message [SHELL-164, SHELL-165]', async () => {
    const user = userEvent.setup();
    const onSubmit = jest
      .fn<Promise<void>, []>()
      .mockRejectedValueOnce(new ApiError({ status: 403, serverMessage: 'Quota is used up: 18 of 18' }))
      .mockRejectedValueOnce(new ApiError({ status: 500 }));
    renderKit(<Sample onSubmit={onSubmit} />);
    await user.type(nameField(), 'Ann');
    await user.type(emailField(), 'ann@firm.example');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Quota is used up: 18 of 18');
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Try again later'));
  });

  it('submits once, is busy meanwhile and makes its modal guard only unsent input [SHELL-108]', async () => {
    const user = userEvent.setup();
    let finish = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const setDirty = jest.fn();
    renderKit(
      <ModalFrameContext value={{ titleId: 't', title: 'T', close: () => {}, setDirty }}>
        <Sample onSubmit={onSubmit} />
      </ModalFrameContext>,
    );
    await user.type(nameField(), 'Ann');
    expect(setDirty).toHaveBeenLastCalledWith(true);
    await user.type(emailField(), 'ann@firm.example{Enter}{Enter}');
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    await waitFor(() => expect(setDirty).toHaveBeenLastCalledWith(false));
    expect(send()).not.toHaveAttribute('aria-busy');
    expect(nameField()).toHaveValue('Ann');
  });

  it('keeps what is typed while submitting as unsent input', async () => {
    const user = userEvent.setup();
    let finish = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderKit(<Sample onSubmit={onSubmit} />);
    await user.type(nameField(), 'Ann');
    await user.type(emailField(), 'ann@firm.example{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    await user.type(nameField(), 'a');
    await act(async () => finish());
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy'));
    expect(nameField()).toHaveValue('Anna');
    await user.click(send());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Anna' }), expect.anything()),
    );
    await act(async () => finish());
  });

  it('validates the value completed on blur, not the typed one', async () => {
    const user = userEvent.setup();
    const Dated = () => (
      <Form
        initialValues={{ birthday: '' }}
        validate={useSchema(async () => ({ birthday: textField(required, date) }))}
        onSubmit={() => {}}
      >
        <FormDateTextField name="birthday" label="Birthday" />
      </Form>
    );
    renderKit(<Dated />, 'ru');
    const field = screen.getByRole('textbox', { name: 'Birthday' });
    await user.type(field, '5.3.88');
    await user.tab();
    expect(field).toHaveValue('05.03.1988');
    await act(async () => {});
    expect(field).not.toHaveAccessibleDescription();
    await user.clear(field);
    await user.type(field, '31.02.1988');
    await user.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Неверная дата'));
  });

  it('loads its rules with the first input, retries while they fail, and leaves validation to the server meanwhile [SHELL-540]', async () => {
    const user = userEvent.setup();
    const load = jest.fn(async () => ({ name: textField(required) }));
    load.mockRejectedValueOnce(new Error('Loading chunk failed'));
    const onSubmit = jest.fn();
    const Late = () => (
      <Form initialValues={{ name: '' }} validate={useSchema(load)} onSubmit={onSubmit}>
        <FormTextField name="name" label="Name" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
    renderKit(<Late />);
    expect(load).not.toHaveBeenCalled();
    await user.click(send());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    await user.click(send());
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('translates visible messages when the language changes [SHELL-178]', async () => {
    const user = userEvent.setup();
    const Translated = () => {
      return (
        <Form
          initialValues={{ name: '' }}
          validate={useSchema(async () => ({ name: textField(required) }))}
          onSubmit={() => {}}
        >
          <FormTextField name="name" label="Name" />
        </Form>
      );
    };
    const { setLocale } = renderKit(<Translated />);
    await user.type(nameField(), 'a');
    await user.clear(nameField());
    await user.tab();
    expect(await screen.findByText('This field is required')).toBeVisible();
    await act(async () => void (await setLocale('ru')));
    expect(await screen.findByText('Обязательное поле')).toBeVisible();
    expect(screen.queryByText('This field is required')).toBeNull();
  });

  it('submits the values of checkboxes and text fields', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn(async () => {});
    renderKit(<Sample onSubmit={onSubmit} />);
    await user.type(nameField(), 'Ann');
    await user.type(emailField(), 'ann@firm.example');
    await user.click(screen.getByRole('checkbox', { name: 'Agree' }));
    await user.click(send());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ name: 'Ann', email: 'ann@firm.example', agree: true }, expect.anything()),
    );
  });
});
