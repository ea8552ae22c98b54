import type { FastifyRequest } from 'fastify';
import { TestApp } from '../../testing/test-app';
import { createWithStoredFiles } from './create-with-file';
import { HttpError } from './http-error';

/** The fate of a stored file when the creation that references it ends in different ways. */
let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
});
afterAll(() => portal.stop());

const request = { headers: {} } as FastifyRequest;
const refusal = new HttpError(422, { ru: 'Нет', en: 'No' }, { code: 'refused' });

/** Stores a file and runs the creation. @returns whether the file still exists */
const isKeptAfter = async (work: () => Promise<string>): Promise<boolean> => {
  const { files } = portal.services;
  const name = await files.put(Buffer.from('an invoice'), 'pdf');
  await createWithStoredFiles(portal.services, request, { names: [name], content: name }, work).catch(() => undefined);
  return files.has(name);
};
const failingAtCommit = (error: Error) => async () => {
  portal.database.beforeCommit(() => Promise.reject(error));
  return 'entered';
};

it('the file of a successful creation is kept', async () => {
  await expect(isKeptAfter(async () => 'entered')).resolves.toBe(true);
});

it('the file of a rejected creation is deleted', async () => {
  await expect(isKeptAfter(() => Promise.reject(refusal))).resolves.toBe(false);
});

it('the file is kept when the commit result is unknown, because its row may exist', async () => {
  await expect(isKeptAfter(failingAtCommit(new Error('connection lost')))).resolves.toBe(true);
});

it('the file is deleted when a second attempt after a deadlock is rejected', async () => {
  let attempt = 0;
  const deadlock = Object.assign(new Error('deadlock'), { code: '40P01' });
  const work = () => {
    attempt += 1;
    return attempt === 1 ? failingAtCommit(deadlock)() : Promise.reject(refusal);
  };
  await expect(isKeptAfter(work)).resolves.toBe(false);
  expect(attempt).toBe(2);
});
