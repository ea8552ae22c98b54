import type { TestApp } from '../../testing/test-app';
import { announcementsCommand } from './announcements.command';
import { ApiRefusal, type OrganizerApi } from './organizer-api';
import { WrongUsage } from './organizer-command';
import { createFolder, startOrganizer } from './testing';

/** The announcements command over a real port. */
let portal: TestApp;
let api: OrganizerApi;
const { fileWith, pathOf, remove } = createFolder();
beforeAll(async () => {
  ({ portal, api } = await startOrganizer());
});
afterAll(async () => {
  remove();
  await portal.stop();
});
const run = (...words: string[]) => announcementsCommand.run(api, words);
const announcement = {
  ...{ title_rus: 'Вывоз тары', title_eng: 'Packaging', body_rus: 'Вечером.', body_eng: 'In the evening.' },
  audience: ['self', 'installer'],
  is_compulsory: true,
  read_until: '2026-04-20',
};

it('the announcements command publishes with a file, lists, reminds and withdraws [ACC-225]', async () => {
  const texts = fileWith('texts.json', JSON.stringify(announcement));
  const line = await run('add', '1', texts, '--file', fileWith('rules.pdf', '%PDF-1.7\n%%EOF'));
  expect(line).toMatch(/read by 2026-04-20 {2}0 of 3 participations {2}Вывоз тары {2}PDF 14 bytes$/);
  const id = line.trim().split(' ')[0] ?? '';
  expect((await run('list', '1')).split('\n')).toEqual([line, ...Array<unknown>(5).fill(expect.any(String))]);
  expect(await run('remind', id)).toBe('Notified 7 users of 3 participations');
  expect(await run('remove', id)).toBe(`Announcement ${id} is taken back`);
  expect(await run('list', '2')).toBe('No announcements');
});

it('the announcements command reports wrong words, files and JSON, and what the portal refuses [ACC-225]', async () => {
  await expect(run('publish', '1')).rejects.toThrow(WrongUsage);
  await expect(run('add', '1')).rejects.toThrow('Name the file');
  await expect(run('add', '1', pathOf('none.json'))).rejects.toThrow('There is no file');
  await expect(run('add', '1', fileWith('broken.json', '{'))).rejects.toThrow('is no JSON');
  const past = fileWith('past.json', JSON.stringify({ ...announcement, read_until: '2026-04-01' }));
  await expect(run('add', '1', past)).rejects.toThrow(ApiRefusal);
  await expect(run('remind', 'x')).rejects.toThrow('The number of the announcement');
});
