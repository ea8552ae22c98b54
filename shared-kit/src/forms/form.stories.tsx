import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiError } from '../api/api-error';
import { email, letters, personName, phone, required, text } from '../domain/validation';
import { t } from '../components/story-texts';
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
const messageFields = {
  name: text(required, letters, ...personName),
  email: text(required, email),
  phone: text(phone),
  message: text(required),
};
const empty: Message = { name: '', email: '', phone: '', message: '', agree: false };

const SampleForm = ({ values, onSubmit }: { values: Message; onSubmit: (values: Message) => Promise<void> }) => (
  <Form
    initialValues={values}
    validate={useSchema(async () => messageFields)}
    onSubmit={onSubmit}
    label={t('form.message')}
  >
    <div style={{ display: 'grid', gap: 16, maxWidth: 496 }}>
      <FormErrorSummary />
      <FormTextField name="name" label={t('fields.firstName')} autoComplete="name" />
      <FormTextField name="email" label={t('fields.email')} type="email" autoComplete="email" />
      <FormMaskedField name="phone" label={t('fields.phone')} mask="phone" optional />
      <FormTextArea name="message" label={t('form.message')} minHeight={150} maxHeight={300} />
      <FormCheckbox name="agree">{t('form.sendCopy')}</FormCheckbox>
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <SubmitButton>{t('actions.send')}</SubmitButton>
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
/** The server finds more: its field errors are shown at their fields, the rest in the summary. */
export const ServerErrors: Story = {
  args: {
    values: {
      ...empty,
      name: t('names.maria'),
      email: 'm.lebedeva@sevmekh.example',
      message: t('form.noInvitation'),
    },
    onSubmit: () =>
      Promise.reject(
        new ApiError({
          status: 422,
          serverMessage: t('form.checkData'),
          errors: { email: [t('form.unknownAddress')], company: [t('form.companyNotFound')] },
        }),
      ),
  },
  play: send,
};
