import { ApiUser } from '../support/api-user';
import { expect, test } from '../support/portal';

/** All endpoints of participation 101 that today's API answers. */
const readsOf = (id: number, passId: number) => [
  `/participants/${id}`,
  `/participants/${id}/personal-passes?type=certificate`,
  `/participants/${id}/personal-passes/${passId}`,
  `/participants/${id}/personal-passes/${passId}/download`,
  `/participants/${id}/personal-passes/download?type=certificate`,
  `/participants/${id}/car-passes`,
  `/participants/${id}/categories`,
  `/participants/${id}/cart`,
];

test('a non-member gets the same responses for participation 101 as for one that does not exist', async ({
  baseURL,
}) => {
  const nonMember = await ApiUser.signIn(baseURL ?? '', 'supervisor@volga-tools.example');
  const ofOthers = readsOf(101, 1);
  const ofNobody = readsOf(999_999, 1);
  for (const [index, path] of ofOthers.entries()) {
    const [found, missing] = await Promise.all([
      nonMember.call('GET', path),
      nonMember.call('GET', ofNobody[index] ?? ''),
    ]);
    expect([path, found.status]).toEqual([path, 404]);
    expect(await found.text()).toBe(await missing.text());
  }
  const write = await nonMember.call('POST', '/participants/101/personal-passes', { type: 'certificate' });
  expect(write.status).toBe(404);
});

test('a reader can read and not write, and nobody can write after a deadline', async ({ baseURL }) => {
  const pass = { type: 'certificate', company_name: 'ООО «Северная механика»', lastname: 'Долгов', name: 'Остап' };
  const reader = await ApiUser.signIn(baseURL ?? '', 'reader@severmech.example');
  expect((await reader.call('GET', '/participants/101/personal-passes?type=certificate')).status).toBe(200);
  const refused = await reader.call('POST', '/participants/101/personal-passes', pass);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'no_write_access']);

  const supervisor = await ApiUser.signIn(baseURL ?? '', 'supervisor@severmech.example');
  const late = await supervisor.call('POST', '/participants/103/personal-passes', pass);
  expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([422, 'deadline_reached']);
});
