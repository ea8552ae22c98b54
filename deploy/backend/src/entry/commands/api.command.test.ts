import { apiCommand, callCommand, runNamedCall } from './api.command';
import { WrongUsage } from './organizer-command';
import { participationsCommand } from './settings.command';
import { createFolder, startOrganizer } from './testing';

let portal: Awaited<ReturnType<typeof startOrganizer>>['portal'];
let api: Awaited<ReturnType<typeof startOrganizer>>['api'];
const folder = createFolder();
beforeAll(async () => {
  ({ portal, api } = await startOrganizer());
});
afterAll(async () => {
  folder.remove();
  await portal.stop();
});

const company = ['--name_rus', 'ООО «Лист»', '--name_eng', 'List LLC'];

it('every call of the API is a command with options of its description [ORG-120]', async () => {
  const all = await apiCommand.run(api, []);
  expect(all).toMatch(/^exhibitions create +Create an exhibition$/m);
  expect(all).toMatch(/^participants stands set <id> /m);
  expect(all).toMatch(/^companies archive <id> /m);
  expect(await apiCommand.run(api, ['companies', 'create'])).toContain('--name_eng');
  await expect(apiCommand.run(api, ['compnies'])).rejects.toBeInstanceOf(WrongUsage);
});

it('the api command creates, reads, updates and archives by words and options [ORG-120]', async () => {
  const made = JSON.parse((await runNamedCall(api, ['companies', 'create', ...company])) ?? '') as { id: number };
  const id = String(made.id);
  expect(await runNamedCall(api, ['companies', 'get', id])).toContain('List LLC');
  expect(await runNamedCall(api, ['companies', 'update', id, '--country_id', '1'])).toContain('"country_id": 1');
  expect(await runNamedCall(api, ['companies', 'update', id, '--country_id', 'none'])).toContain('"country_id": null');
  expect(await runNamedCall(api, ['companies', 'archive', id])).toMatch(/"archived_at": "/);
  expect(await runNamedCall(api, ['companies', 'list', '--archived', 'true'])).toContain('List LLC');
  expect(await runNamedCall(api, ['participants', 'invent'])).toBeNull();
});

it('the api command copies a fair to the next year [ORG-120] [ORG-220]', async () => {
  const titles = ['--title_rus', 'Станки 2029', '--title_eng', 'Machines 2029'];
  const text = await runNamedCall(api, ['exhibitions', 'copy', '1', ...titles, '--started_at', '2029-05-21']);
  expect(JSON.parse(text ?? '')).toMatchObject({ title_eng: 'Machines 2029', started_at: '2029-05-21' });
});

it('a call takes its body from a file, and options override it [ORG-121]', async () => {
  const path = folder.fileWith('company.json', JSON.stringify({ name_rus: 'АО «Круг»', name_eng: 'Krug JSC' }));
  const text = await callCommand.run(api, ['POST /organizer/companies', '--body', path, '--name_eng', 'Circle JSC']);
  expect(JSON.parse(text)).toMatchObject({ name_rus: 'АО «Круг»', name_eng: 'Circle JSC' });
  await expect(callCommand.run(api, ['POST /organizer/company'])).rejects.toThrow('POST /organizer/companies');
});

it('the api command uploads the file of a call that takes one, and saves the file that a call returns [ORG-120] [ORG-209]', async () => {
  const template = folder.pathOf('template.xlsx');
  expect(await runNamedCall(api, ['imports', 'template', 'get', '--out', template])).toBe(template);
  const report = JSON.parse((await runNamedCall(api, ['imports', 'check', '--file', template])) ?? '') as object;
  expect(report).toMatchObject({ is_stored: false, error_count: 0 });
  await expect(runNamedCall(api, ['imports', 'check', '--file', 'none.xlsx'])).rejects.toThrow('none.xlsx');
});

it.each([
  [['companies', 'create', '--nam_rus', 'x'], '--name_rus'],
  [['companies', 'get'], '<id> is missing'],
  [['companies', 'get', '1', '2'], 'Not understood: 2'],
  [['companies', 'update', '1', '--country_id', 'x'], 'is a number'],
  [['companies', 'list', '--archived', 'yes'], 'true or false'],
])('%j is refused: %s [ORG-122]', async (words, message) => {
  await expect(runNamedCall(api, words)).rejects.toThrow(message);
});

it('a misspelt key of a written command is refused and named [ORG-122] [ORG-001]', async () => {
  const set = participationsCommand.run(api, ['set', '101', 'quota_certficate=99']);
  await expect(set).rejects.toThrow('quota_certficate: Unknown field quota_certficate');
});
