import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseUnavailable } from '../database/database-error';
import { TestApp } from '../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
});
afterAll(() => portal.stop());
afterEach(() => jest.restoreAllMocks());

/** Creates a release, and lets every check run again. */
beforeEach(() => {
  const { releaseDocument } = portal.services.config;
  mkdirSync(dirname(releaseDocument), { recursive: true });
  writeFileSync(releaseDocument, '{"revision":1}');
  portal.clock.advance(1_000);
});

const ask = async (path: '/health' | '/ready') => {
  const { status, body } = await portal.visitor.get(path);
  return [status, body];
};

it('the backend is ready if the database responds, the disk is writable and a release exists [SHELL-293]', async () => {
  expect(await ask('/ready')).toEqual([200, { ready: true, database: true, disk: true, release: true }]);
});

it('the backend is alive but not ready without the database [SHELL-293]', async () => {
  jest.spyOn(portal.database, 'read', 'get').mockImplementation(() => {
    throw new DatabaseUnavailable(new Error('Connection terminated unexpectedly'));
  });
  expect(await ask('/ready')).toEqual([503, { ready: false, database: false, disk: true, release: true }]);
  expect(await ask('/health')).toEqual([200, { status: 'ok', domain: {} }]);
});

it('the backend is not ready if the disk is full [SHELL-291]', async () => {
  // the device on which every write fails as full
  symlinkSync('/dev/full', join(portal.services.config.dataDir, `.ready-${process.pid}`));
  expect(await ask('/ready')).toEqual([503, { ready: false, database: true, disk: false, release: true }]);
});

it.each([
  ['no release document', null],
  ['half a release document', '{"revi'],
  ['a document without a revision', '{}'],
])('the backend is not ready with %s [SHELL-293]', async (_what, text) => {
  const { releaseDocument } = portal.services.config;
  if (text === null) rmSync(releaseDocument);
  else writeFileSync(releaseDocument, text);
  expect(await ask('/ready')).toEqual([503, { ready: false, database: true, disk: true, release: false }]);
});
