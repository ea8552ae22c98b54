import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aUser } from '../../testing/builders/users';
import { demoPassword } from '../../testing/second-factor';
import { TestApp } from '../../testing/test-app';
import { OrganizerApi } from './organizer-api';

/** A portal on a real port with the organiser signed in, as `npm run organizer` works. */
export const startOrganizer = async () => {
  const portal = await TestApp.start();
  return { portal, ...(await signInOver(portal, 'organizer@fairfront.example')) };
};

/** The same without the demo data: the test adds what it needs. */
export const startEmptyOrganizer = async () => {
  const portal = await TestApp.startEmpty();
  const { email } = await aUser(portal, { access: 'manager' });
  return { portal, ...(await signInOver(portal, email)) };
};

const signInOver = async ({ app }: TestApp, email: string): Promise<{ url: string; api: OrganizerApi }> => {
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, api: await OrganizerApi.signIn(url, email, demoPassword) };
};

/** A folder of its own for files that commands read and write. */
export const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairfront-organizer-'));
  return {
    /** The path of a name in it. */
    pathOf: (name: string): string => join(folder, name),
    /** Writes a file. @returns its path */
    fileWith: (name: string, text: string): string => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
    remove: (): void => rmSync(folder, { recursive: true }),
  };
};
