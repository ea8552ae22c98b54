import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStoryLanguage } from '../../tooling/storybook/story-language/story-text';
import { object } from 'yup';
import { ApiError } from '../api/api-error';
import { letters, personName, required, email, phone } from '../model/validation';
import { field } from '../model/validation-yup';
import { FormMaskedField } from './masked-field';
import { useSchema } from './rules';
import { FormTextArea } from './text-area';
import { Form, FormCheckbox, FormCheckNote, FormErrorSummary, FormTextField, SubmitButton } from '.';

interface Message {
  name: string;
  email: string;
  phone: string;
  message: string;
  agree: boolean;
}
const messageSchema = object({
  name: field(required, letters, ...personName),
  email: field(required, email),
  phone: field(phone),
  message: field(required),
});
const empty: Message = { name: '', email: '', phone: '', message: '', agree: false };

const SampleForm = ({ values, onSubmit }: { values: Message; onSubmit: (values: Message) => Promise<void> }) => (
  <Form
    initialValues={values}
    validate={useSchema<Message>(async () => messageSchema)}
    onSubmit={onSubmit}
    label="Сообщение"
  >
    <div style={{ display: 'grid', gap: 16, maxWidth: 496 }}>
      <FormErrorSummary />
      <FormTextField name="name" label="Имя" autoComplete="name" />
      <FormTextField name="email" label="Электронная почта" type="email" autoComplete="email" />
      <FormMaskedField name="phone" label="Телефон" mask="phone" optional />
      <FormTextArea name="message" label="Сообщение" minHeight={150} maxHeight={300} />
      <FormCheckbox name="agree">Прислать копию</FormCheckbox>
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <SubmitButton>Отправить</SubmitButton>
        <FormCheckNote />
      </div>
    </div>
  </Form>
);

const meta = {
  title: 'Kit/Form',
  component: SampleForm,
  args: { values: empty, onSubmit: async (): Promise<void> => {} },
} satisfies Meta<typeof SampleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  canvasElement.querySelector<HTMLElement>('[type="submit"]')?.click();

export const Clean: Story = {};
/** A try by an empty form: the summary has the focus, each field its message. */
export const Refused: Story = { play: send };
/** The server knows more: its field errors land on their fields, the rest in the summary. */
export const ServerErrors: Story = {
  args: {
    values: { ...empty, name: 'Мария', email: 'm.lebedeva@sevmekh.example', message: 'Не приходит приглашение' },
    onSubmit: () =>
      Promise.reject(
        new ApiError(
          inStoryLanguage({
            status: 422,
            serverMessage: 'Проверьте данные',
            errors: { email: ['Такого адреса нет среди участников'], company: ['Компания не найдена'] },
          }),
        ),
      ),
  },
  play: send,
};
