import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '../components/render-kit';
import { field, required } from '../domain/validation';
import { FormComboBox } from './combo-box';
import { FormDatePicker } from './date-picker';
import { FormFileDrop } from './file-drop';
import { FormDateTextField, FormMaskedField } from './masked-field';
import { FormNumberField } from './number-field';
import { FormRadioGroup } from './radio';
import { useSchema } from './rules';
import { FormMultiSelect, FormSelect } from './select';
import { FormTextArea } from './text-area';
import { Form, FormErrorSummary, FormPasswordField, SubmitButton } from '.';

const empty = {
  comment: '',
  phone: '',
  birthday: '',
  entry: '',
  country: null as number | null,
  countries: [] as number[],
  company: '',
  role: null as string | null,
  chairs: 1,
  files: [] as File[],
  password: '',
};
type Values = typeof empty;

const everyField = (names: (keyof Values)[]) => Object.fromEntries(names.map((name) => [name, field(required)]));
const schema = everyField([
  'comment',
  'phone',
  'birthday',
  'entry',
  'country',
  'countries',
  'company',
  'role',
  'files',
  'password',
]);
const countries = [
  { value: 1, label: 'China' },
  { value: 2, label: 'India' },
];
const fileRules = { types: ['pdf'], limit: 1024 };

const Everything = ({ onSubmit }: { onSubmit: (values: Values) => void }) => (
  <Form initialValues={empty} validate={useSchema(async () => schema)} onSubmit={onSubmit}>
    <FormErrorSummary />
    <FormTextArea name="comment" label="Comment" />
    <FormMaskedField name="phone" label="Phone" mask="phone" />
    <FormDateTextField name="birthday" label="Birthday" />
    <FormDatePicker name="entry" label="Entry" today="2026-06-02" />
    <FormSelect name="country" label="Country" options={countries} />
    <FormMultiSelect name="countries" label="Countries" options={countries} />
    <FormComboBox name="company" label="Company" options={[]} />
    <FormRadioGroup name="role" label="Role" options={[{ value: 'read', label: 'Reading' }]} />
    <FormNumberField name="chairs" label="Chairs" min={1} max={9} />
    <FormFileDrop name="files" label="Plan" rules={fileRules} />
    <FormPasswordField name="password" label="Password" autoComplete="new-password" />
    <SubmitButton>Send</SubmitButton>
  </Form>
);

describe('bound fields', () => {
  it('all show their message after a refused try, and the summary leads into each of them [SHELL-178]', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    renderKit(<Everything onSubmit={onSubmit} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const summary = await screen.findByRole('alert');
    const links = within(summary).getAllByRole('link');
    expect(links).toHaveLength(Object.keys(schema).length);
    expect(screen.getAllByText('This field is required')).toHaveLength(Object.keys(schema).length);
    for (const link of links) {
      await user.click(link);
      const entered = document.activeElement;
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target === entered || target?.contains(entered)).toBe(true);
    }
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('all pass their values to the form', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    renderKit(<Everything onSubmit={onSubmit} />);
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'White');
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '79160000000');
    await user.type(screen.getByRole('textbox', { name: 'Birthday' }), '02011988');
    await user.type(screen.getByRole('textbox', { name: 'Entry' }), '06112026');
    await user.click(screen.getByRole('combobox', { name: 'Country' }));
    await user.click(screen.getByRole('option', { name: 'India' }));
    await user.click(screen.getByRole('combobox', { name: 'Countries' }));
    await user.click(screen.getByRole('option', { name: 'China' }));
    await user.keyboard('{Escape}');
    await user.type(screen.getByRole('combobox', { name: 'Company' }), 'Own firm');
    await user.click(screen.getByRole('radio', { name: 'Reading' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Chairs' }), '{ArrowUp}');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const file = new File(['plan'], 'plan.pdf');
    if (input) await user.upload(input, file);
    await user.type(screen.getByLabelText('Password'), 'open stand');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      comment: 'White',
      phone: '+79160000000',
      birthday: '1988-02-01',
      entry: '2026-06-11',
      country: 2,
      countries: [1],
      company: 'Own firm',
      role: 'read',
      chairs: 2,
      files: [file],
      password: 'open stand',
    });
    await act(async () => {});
  });
});
