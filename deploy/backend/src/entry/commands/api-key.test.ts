import { storeApiKey } from '../../identity/api-keys/api-keys.repository';
import { newApiKey } from '../../identity/api-keys/key-text';
import type { TestApp } from '../../testing/test-app';
import { OrganizerApi } from './organizer-api';
import { passesCommand } from './passes.command';
import { startOrganizer } from './testing';

let portal: TestApp;
let url: string;
beforeAll(async () => {
  ({ portal, url } = await startOrganizer());
});
afterAll(() => portal.stop());

it('the script works with an API key, within its scopes, and has no session to end [ORG-030]', async () => {
  const key = newApiKey();
  const limits = { scopes: ['passes' as const], exhibition_ids: [1] };
  await storeApiKey(portal.database.read, { userId: 11, name: 'CLI', key, limits, now: portal.clock.now() });
  const api = OrganizerApi.withKey(url, key);
  expect(await passesCommand.run(api, ['list'])).not.toBe('');
  await expect(api.call('GET', 'additional-orders')).rejects.toThrow('“orders” (read)');
  await api.signOut();
  expect(await api.all('passes')).not.toEqual([]);
});
