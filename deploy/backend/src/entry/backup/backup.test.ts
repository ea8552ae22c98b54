import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import sharp from 'sharp';
import { createSession } from '../../identity/sessions/sessions.repository';
import { readConfig } from '../../platform/config';
import { openDatabase } from '../../platform/database/open-database';
import { openFileStore } from '../../platform/files/open-file-store';
import { aParticipation } from '../../testing/builders/participations';
import { aMember } from '../../testing/builders/users';
import { TestClock } from '../../testing/clock';
import { documentsFromSource } from '../../testing/documents-from-source';
import { multipart } from '../../testing/multipart';
import { startS3Server } from '../../testing/s3-server';
import { createDatabase, dropDatabase, newDatabaseName, siblingUrl, testServerUrl } from '../../testing/test-server';
import { createApp } from '../app';
import { createRuntime } from '../runtime';
import { checkArchive } from './archive';
import { makeBackup } from './backup';
import { restoreBackup } from './restore';

const clock = new TestClock();
const folder = (): string => mkdtempSync(join(tmpdir(), 'fairfront-backup-'));
const server = testServerUrl();
const databases: string[] = [];
afterAll(async () => {
  for (const name of databases) await dropDatabase(server ?? '', name);
});

/** The settings of an installation with a database of its own, empty. */
const newPlace = async (env: Record<string, string> = {}) => {
  if (!server) return readConfig({ DATA_DIR: folder(), ...env });
  const name = newDatabaseName();
  await createDatabase(server, name);
  databases.push(name);
  return readConfig({ DATA_DIR: folder(), DATABASE_URL: siblingUrl(server, name), ...env });
};

/** Starts an installation as its process does. */
const start = async (config: ReturnType<typeof readConfig>) => {
  const { database, close } = await openDatabase(config);
  const log = { error: () => undefined };
  const mailer = { send: async () => undefined };
  const runtime = await createRuntime({ config, database, clock, log, mailer, documents: documentsFromSource() });
  const app = await createApp(runtime.services, { checkResponses: true });
  return {
    app,
    database,
    files: runtime.services.files,
    stop: async () => {
      await app.close();
      await runtime.stop();
      await close();
    },
  };
};

it('after a restore data, files, sessions, idempotency keys and live events are as in the backup [SHELL-684]', async () => {
  const identity = await generateIdentity();
  const keys = { identity, recipient: await identityToRecipient(identity) };
  const s3 = await startS3Server();
  const [from, to] = [await newPlace(), await newPlace(s3.env)];

  const before = await start(from);
  const participation = await aParticipation({ ...before, clock });
  const user = await aMember({ ...before, clock }, participation, 'edit');
  const token = await createSession(before.database.read, user.id, clock.now());
  const path = `/api/participants/${participation.id}`;
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const form = await multipart({ image: new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' }) });
  const authorization = `Bearer ${token}`;
  const sendLogo = ({ app }: typeof before) =>
    app.inject({
      method: 'POST',
      url: `${path}/companies/${participation.company_id}/logo`,
      headers: { ...form.headers, authorization, 'idempotency-key': 'the-logo-of-the-drill' },
      payload: form.body as Buffer,
    });
  const events = ({ app }: typeof before) =>
    app.inject({
      url: `/api/broadcasting/missed?channel=private-participants.${participation.id}&after=0`,
      headers: { authorization },
    });
  const first = await sendLogo(before);
  expect(first.statusCode).toBe(201);
  const { thumbnail_path: name } = first.json<{ data: { thumbnail_path: string } }>().data;
  const shown = (await before.app.inject(`/storage/${name}`)).rawPayload;
  const announced = (await events(before)).json<{ data: unknown }>();
  // nobody has to stop an installation on PostgreSQL
  if (!server) await before.stop();

  const { file, manifest } = await makeBackup({
    config: from,
    files: before.files,
    keys,
    folder: folder(),
    now: clock.now(),
  });
  expect(manifest).toMatchObject({ database: server ? 'postgresql' : 'pglite', lostFiles: [] });
  if (server) await before.stop();
  const target = { config: to, file, isReplacing: false };
  const files = await openFileStore(to);
  await expect(restoreBackup({ ...target, files, keys: { ...keys, identity: null } })).rejects.toThrow(
    'BACKUP_IDENTITY is missing',
  );
  await restoreBackup({ ...target, files, keys });
  await expect(restoreBackup({ ...target, files, keys })).rejects.toThrow(/Nothing was changed/);

  const after = await start(to);
  expect((await after.app.inject({ url: path, headers: { authorization } })).json()).toMatchObject({
    data: { id: participation.id, company: { image: { thumbnail_path: name } } },
  });
  expect((await after.app.inject(`/storage/${name}`)).rawPayload.equals(shown)).toBe(true);
  const repeated = await sendLogo(after);
  expect([repeated.statusCode, repeated.json()]).toEqual([201, first.json()]);
  expect((await events(after)).json()).toEqual(announced);
  await after.stop();

  // the same again, over what is there
  await restoreBackup({ ...target, files, keys, isReplacing: true });
  await s3.close();
}, 120_000);

it('a backup that was torn or changed is refused before anything is touched [SHELL-685]', async () => {
  const config = await newPlace();
  const { database, close } = await openDatabase(config);
  await aParticipation({ database, clock });
  await close();
  const files = await openFileStore(config);
  const keys = { identity: null, recipient: null };
  const { file } = await makeBackup({ config, files, keys, folder: folder(), now: clock.now() });
  await checkArchive(file, keys);
  const bytes = readFileSync(file);
  const changed = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 255;
  writeFileSync(file, changed);
  await expect(checkArchive(file, keys)).rejects.toThrow(/is damaged: database\/000001/);
  writeFileSync(file, bytes);
  truncateSync(file, bytes.length - 20_000);
  await expect(restoreBackup({ config, files, keys, file, isReplacing: true })).rejects.toThrow(/is torn or damaged: /);
  const opened = await openDatabase(config);
  expect(await opened.database.read.selectFrom('participations').select('id').execute()).toHaveLength(1);
  await opened.close();
}, 60_000);
