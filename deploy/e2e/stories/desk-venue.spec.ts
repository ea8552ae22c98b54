import { createHash } from 'node:crypto';
import { ApiUser } from '../support/api-user';
import { enter, expect, freshTest as test } from '../support/portal';

const staff = 'organizer@fairfront.example';
/** Its exhibition is open today. */
const [exhibition, participation] = [3, 103];

const hashOf = (code: string): string =>
  createHash('sha256').update(code).digest().subarray(0, 12).toString('base64url');

test('a gate checks passes with the network and without, and sends what it has kept once [ORG-430] [ORG-431] [ORG-433] [ORG-434]', async ({
  page,
  context,
  baseURL,
}) => {
  const user = await ApiUser.signIn(baseURL ?? '', staff);
  const read = async <Data>(path: string): Promise<Data> => {
    const answer = await user.call('GET', `/organizer${path}`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
  const entriesOf = async (code: string) => {
    const entries = await read<{ code_hash: string }[]>(`/exhibitions/${exhibition}/pass-entries`);
    return entries.filter(({ code_hash }) => code_hash === hashOf(code)).length;
  };
  const passes = await read<{ id: number }[]>(
    `/passes?kind=personal&status=accepted&type=certificate&participant_id=${participation}`,
  );
  const fresh: { barcode: string; lastname: string }[] = [];
  for (const { id } of passes) {
    const pass = await read<{ barcode: string; lastname: string }>(`/personal-passes/${id}`);
    if ((await entriesOf(pass.barcode)) === 0) fresh.push(pass);
  }
  const [first, second] = fresh;
  if (!first || !second) throw new Error('Two accepted passes without an entry are missing');

  await enter(page, staff);
  await page.goto(`/desk/venue?exhibition=${exhibition}`);
  const answer = page.getByRole('region', { name: 'Ответ' });
  const check = async (code: string) => {
    const field = page.getByRole('textbox', { name: 'Номер пропуска' });
    await field.fill(code);
    await field.press('Enter');
  };
  await expect(page.getByText('получен меньше минуты назад')).toBeVisible();

  await test.step('a typed number is valid, and then it has entered before', async () => {
    await check(first.barcode);
    await expect(answer).toContainText('Действителен');
    await expect(answer).toContainText(first.lastname);
    await check(first.barcode);
    await expect(answer).toContainText(/По этому пропуску уже проходили в \d\d:\d\d/);
    expect(await entriesOf(first.barcode)).toBe(1);
  });

  await test.step('without a network the list answers and says how old it is, and the entry waits', async () => {
    await context.setOffline(true);
    await check(second.barcode);
    await expect(answer).toContainText('Действителен');
    await expect(answer).toContainText('Проверено по списку');
    await expect(page.getByText('Нет связи: ответы даёт список.')).toBeVisible();
    await expect(page.getByText(/Список: \d+ пропус\S+ получен/)).toBeVisible();
    await expect(page.getByText('1 проход ждёт отправки.')).toBeVisible();
    await check(second.barcode);
    await expect(answer).toContainText('По этому пропуску уже проходили');
    expect(await entriesOf(second.barcode)).toBe(0);
  });

  await test.step('with the network back the entry is sent once', async () => {
    await context.setOffline(false);
    await expect(page.getByText('1 проход ждёт отправки.')).toBeHidden();
    await expect(page.getByText('Нет связи: ответы даёт список.')).toBeHidden();
    expect(await entriesOf(second.barcode)).toBe(1);
    await check(second.barcode);
    await expect(answer).toContainText('По этому пропуску уже проходили');
    await expect(answer).toContainText(second.lastname);
  });
});
