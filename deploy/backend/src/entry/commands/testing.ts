import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestApp } from '../../testing/test-app';
import { OrganizerApi } from './organizer-api';

/** A portal on a real port with the organiser signed in, as `npm run organizer` works. */
export const startOrganizer = async () => {
  const portal = await TestApp.start();
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    portal,
    url: address,
    api: await OrganizerApi.signIn(address, 'organizer@fairfront.example', 'Fairfront-demo-1'),
  };
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
