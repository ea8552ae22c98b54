import { act, homeStands, screen, settle, startShell } from '../../testing/shell-double';

it.each([
  ['hover', (bell: HTMLElement) => bell.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))],
  ['focus', (bell: HTMLElement) => bell.focus()],
])('code and texts of the bell are loaded on %s, so that a click does not wait', async (_, come) => {
  const { texts } = (await startShell()).services;
  await homeStands();
  const bell = screen.getByRole('button', { name: /^Уведомления/ });
  // texts loaded by an earlier shell of this file
  texts.translator.removeResourceBundle('ru', 'bell');
  expect(texts.has('bell')).toBe(false);
  act(() => void come(bell));
  await act(settle);
  expect(texts.has('bell')).toBe(true);
  act(() => bell.click());
  expect(screen.getByRole('dialog', { name: 'Уведомления' })).toBeVisible();
});

it('the bell links an item to the target that the owner of its subject provides [SHELL-090] [SHELL-565]', async () => {
  const { person } = await startShell();
  await homeStands();
  await person.click(screen.getByRole('button', { name: /^Уведомления/ }));
  const [first] = await screen.findAllByRole('link', { name: 'Пропуск (Иванов Иван): принят' });
  expect(first).toHaveAttribute('href', '/participant/101?modal=event-modal-detail-pass&pass=17');
});
