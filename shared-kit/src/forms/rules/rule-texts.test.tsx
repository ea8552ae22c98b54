import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePicker } from '../../components/date-picker';
import { coded, maxLength, required, text } from '../../domain/validation';
import { createPlatformDouble } from '../../testing';
import { Form, FormTextField } from '..';
import { useSchema } from '.';

const schema = { name: text(required, maxLength(2)) };

const NameForm = () => (
  <Form initialValues={{ name: '' }} validate={useSchema(async () => schema)} onSubmit={() => undefined}>
    <FormTextField name="name" label="Name" />
  </Form>
);

/** A page on which nothing has been checked so far. */
const untouched = () => {
  const platform = createPlatformDouble({ locale: 'ru' });
  for (const locale of ['ru', 'en']) platform.translator.removeResourceBundle(locale, 'kitRules');
  return platform;
};
const has = ({ translator }: ReturnType<typeof untouched>, locale: string) =>
  translator.hasResourceBundle(locale, 'kitRules');

it('the texts of broken rules are loaded with the first validated value, and per language on first use [SHELL-178]', async () => {
  const platform = untouched();
  render(<NameForm />, { wrapper: platform.Providers });
  expect(has(platform, 'ru')).toBe(false);
  await userEvent.type(screen.getByLabelText('Name'), 'Анна');
  await userEvent.tab();
  await screen.findByText('Не более 2 символов');
  expect(has(platform, 'en')).toBe(false);
  await platform.setLocale('en');
  await screen.findByText('No more than 2 characters');
  expect(platform.log.missingTexts).toEqual([]);
});

it('an area words its own rules and the kit the others; the schema may check values derived from those of the form [SHELL-178]', async () => {
  const area = {
    name: text(maxLength(2), (value: string | null) => (value === 'ab' ? coded('reserved', { count: 3 }) : null)),
  };
  const AreaForm = () => (
    <Form
      initialValues={{ name: '' }}
      validate={useSchema(async () => area, {
        namespace: 'shop',
        checked: ({ name }: { name: string }) => ({ name: name.trim() }),
      })}
      onSubmit={() => undefined}
    >
      <FormTextField name="name" label="Name" />
    </Form>
  );
  const platform = createPlatformDouble({
    locale: 'en',
    texts: { shop: { ru: {}, en: { errors: { reserved: 'Reserved for {{count}} days' } } } },
  });
  render(<AreaForm />, { wrapper: platform.Providers });
  await userEvent.type(screen.getByLabelText('Name'), ' ab ');
  await userEvent.tab();
  await screen.findByText('Reserved for 3 days');
  await userEvent.type(screen.getByLabelText('Name'), '{Backspace}c');
  await userEvent.tab();
  await screen.findByText('No more than 2 characters');
  expect(platform.log.missingTexts).toEqual([]);
});

it('a calendar loads the texts of disabled days when it opens [SHELL-201]', async () => {
  const platform = untouched();
  render(<DatePicker label="Day" value="2026-06-09" min="2026-06-09" today="2026-06-09" onChange={() => undefined} />, {
    wrapper: platform.Providers,
  });
  expect(has(platform, 'ru')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
  await waitFor(() => expect(has(platform, 'ru')).toBe(true));
  await userEvent.keyboard('{ArrowLeft}');
  await screen.findByText('Дата должна быть не раньше 09.06.2026');
});
