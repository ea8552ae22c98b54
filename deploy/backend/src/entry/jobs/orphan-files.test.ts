import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aCompany, aParticipation } from '../../testing/builders/participations';
import { TestApp } from '../../testing/test-app';
import { removeOrphanFiles } from './orphan-files';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
});
afterAll(() => portal.stop());

it('the cleaning of orphan files keeps files of catalogue orders, which a separate table references [CAT-163]', async () => {
  const { services, database, clock } = portal;
  const { files, config } = services;
  const name = await files.put(Buffer.from('x'), 'pdf');
  const written = new Date(clock.now().getTime() - 61 * 60_000);
  await utimes(join(config.dataDir, 'files', name.slice(0, 2), name), written, written);
  const { id } = await database.read
    .insertInto('catalog_orders')
    .values({ participation_id: (await aParticipation(portal)).id, status: 'draft' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const facts = { type: 'requisites', original_name: 'a.pdf', extension: 'pdf', size: 1 } as const;
  await database.read
    .insertInto('catalog_order_files')
    .values({ order_id: id, ...facts, stored_name: name, created_by: null, created_at: clock.now() })
    .execute();
  await removeOrphanFiles(services);
  expect(await files.has(name)).toBe(true);
  await database.read.deleteFrom('catalog_order_files').where('order_id', '=', id).execute();
  await removeOrphanFiles(services);
  expect(await files.has(name)).toBe(false);
});

it('the cleaning of orphan files keeps logos and files younger than an hour, and removes unreferenced ones [ACC-042]', async () => {
  const { services, database, clock } = portal;
  const { files, config } = services;
  await removeOrphanFiles(services);
  const put = async (minutes: number) => {
    const name = await files.put(Buffer.from('x'), 'png');
    const written = new Date(clock.now().getTime() - minutes * 60_000);
    await utimes(join(config.dataDir, 'files', name.slice(0, 2), name), written, written);
    return name;
  };
  const [original, thumbnail, young, orphan] = [await put(61), await put(61), await put(59), await put(61)];
  const torn = join(config.dataDir, 'files', orphan.slice(0, 2), `${orphan}.part`);
  await writeFile(torn, 'x');
  await utimes(torn, new Date(0), new Date(0));
  const { id } = await aCompany(portal);
  await database.read
    .insertInto('company_logos')
    .values({
      company_id: id,
      original_name: original,
      thumbnail_name: thumbnail,
      created_at: clock.now(),
      created_by: null,
    })
    .execute();
  await removeOrphanFiles(services);
  const found = await Promise.all([original, thumbnail, young, orphan].map((name) => files.has(name)));
  expect(found).toEqual([true, true, true, false]);
  expect(await files.namesBefore(new Date(8_640_000_000_000_000))).toHaveLength(3);
});
