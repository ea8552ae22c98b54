import { Form, SubmitButton } from '@fairfront/shared-kit/forms';
import { axeViolations, renderInPlatform, screen, waitFor } from '@fairfront/shared-kit/testing';
import { CodeField } from './code-field';

const open = () => {
  const onSubmit = jest.fn();
  const { person } = renderInPlatform(
    <Form initialValues={{ code: '' }} onSubmit={onSubmit}>
      <CodeField name="code" label="Participant code" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return { person, onSubmit, field: screen.getByRole('textbox', { name: 'Participant code' }) };
};

describe('CodeField', () => {
  it.each(['TF26-8K4M-21AB', 'tf268k4m21ab', ' tf26 8k4m 21ab ', 'TF26–8K4M–21AB'])(
    'treats %j as the same code',
    async (text) => {
      const { person, onSubmit, field } = open();
      await person.click(field);
      await person.paste(text);
      expect(field).toHaveValue('TF26-8K4M-21AB');
      await person.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ code: 'TF268K4M21AB' }));
      expect(await axeViolations()).toEqual([]);
    },
  );

  it('puts the dashes in while typing and refuses a thirteenth sign', async () => {
    const { person, field } = open();
    await person.type(field, 'tf268');
    expect(field).toHaveValue('TF26-8');
    await person.type(field, 'k4m21abz');
    expect(field).toHaveValue('TF26-8K4M-21AB');
    await person.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(field).toHaveValue('TF26-8K4');
  });
});
