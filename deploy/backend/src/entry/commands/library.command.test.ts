import { aParticipation, type Participation } from '../../testing/builders/participations';
import { asMember } from '../../testing/builders/users';
import type { TestApp, TestCaller } from '../../testing/test-app';
import { libraryCommand } from './library.command';
import { ApiRefusal, type OrganizerApi } from './organizer-api';
import { WrongUsage } from './organizer-command';
import { createFolder, startEmptyOrganizer } from './testing';

/** The library command over a real port. */
let portal: TestApp;
let api: OrganizerApi;
let reader: TestCaller;
let participation: Participation;
let exhibition: number;
const { fileWith, remove } = createFolder();
beforeAll(async () => {
  ({ portal, api } = await startEmptyOrganizer());
  participation = await aParticipation(portal);
  exhibition = participation.exhibition_id;
  reader = await asMember(portal, participation, 'read');
  await run('add', exhibition, 'building-types', 'Застройка', 'Stand building');
});
afterAll(async () => {
  remove();
  await portal.stop();
});

const run = (...words: (string | number)[]) => libraryCommand.run(api, words.map(String));
const add = async (): Promise<number> => {
  const line = await run('add', exhibition, 'general-terms', 'Памятка монтажника', 'Leaflet for installers');
  return Number(
    /^ *(\d+) {2}general-terms {2}Памятка монтажника \/ Leaflet for installers {2}no file$/.exec(line)?.[1],
  );
};
interface Item {
  id: number;
  files: { id: number; locale: string }[];
}
const shown = async (type = 'general-terms') =>
  (await reader.get<{ data: Item[] }>(`/participants/${participation.id}/library`, { query: { type } })).body.data;

describe('npm run organizer -- library', () => {
  it('adds a document, attaches its files and lists it with them [ACC-208]', async () => {
    const id = await add();
    expect((await shown()).at(-1)).toMatchObject({ id, files: [] });
    expect(await run('file', id, 'ru', fileWith('ru.pdf', '%PDF-1.7 first'))).toBe(
      `Document ${id}: Памятка монтажника.pdf, 14 bytes`,
    );
    await run('file', id, 'ru', fileWith('new.pdf', '%PDF-1.7 second'));
    await run('file', id, 'en', fileWith('en.pdf', '%PDF-1.7'));
    const [russian] = (await shown()).at(-1)?.files ?? [];
    expect((await reader.get(`/files/${russian?.id}/download`)).raw.toString()).toBe('%PDF-1.7 second');
    const line = `general-terms  Памятка монтажника / Leaflet for installers  ru 15 bytes, en 8 bytes`;
    expect((await run('list', exhibition, 'general-terms')).split('\n').at(-1)?.trim()).toBe(`${id}  ${line}`);
  });

  it('lists both kinds of an exhibition, or the named one [ACC-208]', async () => {
    await add();
    const kinds = async (...words: string[]) =>
      new Set(
        (await run('list', exhibition, ...words))
          .split('\n')
          .map((line) => /building-types|general-terms/.exec(line)?.[0]),
      );
    expect(await kinds()).toEqual(new Set(['building-types', 'general-terms']));
    expect(await kinds('building-types')).toEqual(new Set(['building-types']));
    expect(await run('list', 999_999)).toBe('No documents');
  });

  it('removes a document with its files [ACC-208]', async () => {
    const id = await add();
    await run('file', id, 'en', fileWith('gone.pdf', '%PDF-1.7'));
    expect(await run('remove', id)).toBe(`Document ${id} is removed with its files`);
    expect((await shown()).map((item) => item.id)).not.toContain(id);
    await expect(run('remove', id)).rejects.toBeInstanceOf(ApiRefusal);
  });

  it('prints the refusal of the portal [ACC-208]', async () => {
    const id = await add();
    await expect(run('file', id, 'ru', fileWith('no.pdf', 'hello'))).rejects.toBeInstanceOf(ApiRefusal);
    expect((await shown()).at(-1)?.files).toEqual([]);
    await expect(run('add', 999_999, 'general-terms', 'Памятка', 'Leaflet')).rejects.toBeInstanceOf(ApiRefusal);
  });

  it.each([
    [''],
    ['shred 17'],
    ['list'],
    ['list x'],
    ['list 1 rules'],
    ['list 1 general-terms 2'],
    ['add 1 general-terms Памятка'],
    ['add 1 rules Памятка Leaflet'],
    ['file 1 de a.pdf'],
    ['file 1 ru'],
    ['file 1 ru no-such-file.pdf'],
    ['remove'],
    ['remove 1 2'],
  ])('rejects "%s" and sends nothing [ACC-208]', async (line) => {
    const sendings = [jest.spyOn(api, 'call'), jest.spyOn(api, 'upload')];
    await expect(run(...line.split(' '))).rejects.toBeInstanceOf(WrongUsage);
    for (const sending of sendings) expect(sending).not.toHaveBeenCalled();
  });
});
