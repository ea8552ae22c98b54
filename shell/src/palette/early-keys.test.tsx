import { fireEvent, within } from '@testing-library/react';
import { screen, startShell, waitFor } from '../testing/shell-double';

const field = () => screen.findByRole('combobox', { name: 'Поиск и команды' });

it('text typed before the code of the palette has loaded appears in its field once [SHELL-391]', async () => {
  const { person } = await startShell({ address: '/participant/101' });
  await screen.findByRole('heading', { level: 1 });
  const button = within(screen.getByRole('banner')).getByRole('button', { name: 'Поиск и команды' });
  fireEvent.click(button);
  expect(screen.queryByRole('combobox')).toBeNull();
  // G alone is the shortcut that waits for a second key
  for (const key of ['g', 'h', 'j']) fireEvent.keyDown(button, { key, code: `Key${key.toUpperCase()}` });
  fireEvent.keyDown(button, { key: 'Tab', code: 'Tab' });
  expect(await field()).toHaveValue('ghj');
  expect(await field()).toHaveFocus();
  await person.keyboard('gecr');
  expect(await field()).toHaveValue('ghjgecr');

  await person.keyboard('{Control>}[KeyK]{/Control}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await person.keyboard('{Control>}[KeyK]{/Control}');
  expect(await field()).toHaveValue('');
});
