import { ApiUser } from '../support/api-user';
import { enter, expect, test } from '../support/portal';

interface Deadline {
  id: string;
  edge: string;
  state: string;
  is_optional: boolean;
  is_passed: boolean;
  services: object[] | null;
}

/** The screen names of the deadlines in the demo data. */
const titles: Record<string, string> = {
  'visa-simple': 'Визы, упрощённый порядок',
  'visa-difficult': 'Визы, общий порядок',
  'participant-passes': 'Пропуска участников',
  'installation-passes': 'Пропуска на монтаж',
  'car-passes': 'Пропуска на автомобили',
  'participant-print-end': 'Печать пропусков участников',
  'installation-print-end': 'Печать пропусков на монтаж',
  'catalogue-order': 'Заявка в каталог',
  services: 'Заказ услуг к монтажу',
};
const titleOf = (id: string): string =>
  id.startsWith('services-')
    ? id.includes('price')
      ? 'Услуги по нынешним ценам'
      : 'Приём заказов на услуги'
    : (titles[id] ?? id);
/** Removes the text about an extension. */
const plain = (texts: string[]): string[] => texts.map((text) => text.replace(', срок продлён', ''));

test('home, hub, deadline centre and calendar show the same deadlines: 101, 103 and 105, where creation is switched off [SHELL-550]', async ({
  page,
  baseURL,
}) => {
  const email = 'supervisor@severmech.example';
  const user = await ApiUser.signIn(baseURL ?? '', email);
  await enter(page, email);
  for (const id of [101, 103, 105]) {
    await test.step(`participation ${id}`, async () => {
      const answer = await user.call('GET', `/participants/${id}/deadlines`);
      const { data } = (await answer.json()) as { data: Deadline[] };
      const waiting = data
        .filter(({ edge, state }) => edge === 'until' && state === 'need')
        .filter(({ services, is_optional }) => services === null || !is_optional)
        .map((deadline) => titleOf(deadline.id));
      expect(waiting.length).toBeGreaterThan(0);

      await page.goto('/');
      const card = page.getByRole('article').filter({ has: page.locator(`a[href="/participant/${id}"]`) });
      await expect(card.getByRole('heading', { name: 'Ближайшие сроки' })).toBeVisible();
      const onCard = card.getByRole('listitem').filter({ has: page.locator('time') });
      expect(plain(await onCard.locator('span:has(+ time)').allTextContents())).toEqual(waiting.slice(0, 3));

      await page.goto(`/participant/${id}`);
      const calendar = page.getByRole('region').filter({ has: page.getByRole('link', { name: 'Все сроки' }) });
      const inCalendar = calendar.locator('li:has(> span + time)');
      await expect(inCalendar).toHaveCount(waiting.length);
      for (const [index, title] of waiting.entries()) await expect(inCalendar.nth(index)).toContainText(title);

      await page.goto(`/participant/${id}/deadlines`);
      // a requested extension without a decision is in its own region (SHELL-420)
      const todo = page.getByRole('region', { name: /^(Нужно сделать|Ждут решения организатора)/ });
      await expect(todo.getByRole('heading', { level: 3 }).first()).toBeVisible();
      const rows = await todo.getByRole('heading', { level: 3 }).allTextContents();
      for (const title of waiting) expect(rows.filter((row) => row.startsWith(title))).not.toEqual([]);

      const ics = await (await user.call('GET', `/participants/${id}/deadlines.ics`)).text();
      const events = ics.replace(/\r\n /g, '');
      // openings are listed until their time
      for (const { id: kind, state, edge, is_passed } of data) {
        const isHeld = state === 'need' || (edge === 'from' && !is_passed);
        expect(events.includes(`UID:deadline-${id}-${kind}@`), kind).toBe(isHeld);
      }
    });
  }
});
