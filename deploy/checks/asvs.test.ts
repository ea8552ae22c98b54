import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Requirements of the standard, by level. */
const requirements = { '1': 70, '2': 183 } as const;
const states = ['met', 'met, by reading', 'not applicable', 'open'] as const;

const text = readFileSync(join(__dirname, '../docs/asvs.md'), 'utf8');
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const lines = text.split('\n').filter((line) => line.startsWith('| '));
const rows = lines
  .map(cellsOf)
  .filter(([id = '']) => /^V\d+\.\d+\.\d+$/.test(id))
  .map(([id = '', level = '', , state = '', evidence = '']) => ({ id, level, state, evidence }));
const numberOf = (state: string, chapter = 'V'): string =>
  String(rows.filter((row) => row.state === state && row.id.startsWith(chapter)).length);

it('the ASVS ledger has each requirement of levels 1 and 2 once, with a known state', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const [level, number] of Object.entries(requirements))
    expect(rows.filter((row) => row.level === level)).toHaveLength(number);
  expect(rows.filter(({ state }) => !(states as readonly string[]).includes(state))).toEqual([]);
});

it('a met requirement of the ASVS ledger names what shows it', () => {
  const shown = /\]\([^)]+\)|`npm run|^as V\d|^none exist/;
  expect(rows.filter(({ state, evidence }) => state.startsWith('met') && !shown.test(evidence))).toEqual([]);
  // a requirement that a test proves links a test
  const tested = /\.(test|spec)\.tsx?\)|^as V\d/;
  expect(rows.filter(({ state, evidence }) => state === 'met' && !tested.test(evidence))).toEqual([]);
});

it('the summary of the ASVS ledger has the numbers of its rows', () => {
  const summary = lines.map(cellsOf).filter(([name = '']) => /^(V\d+ |All$)/.test(name));
  expect(summary).toHaveLength(18);
  for (const [name = '', ...numbers] of summary) {
    const chapter = name === 'All' ? 'V' : `${name.split(' ')[0]}.`;
    const all = rows.filter(({ id }) => id.startsWith(chapter)).length;
    expect([name, ...numbers]).toEqual([name, ...states.map((state) => numberOf(state, chapter)), String(all)]);
  }
});

it('the list of open items of the ASVS ledger has all open requirements and no others', () => {
  const list = text.slice(text.indexOf('## Open items'), text.indexOf('## V1 '));
  const listed = [...list.matchAll(/V\d+\.\d+\.\d+/g)].map(([id]) => id);
  expect(listed.sort()).toEqual(
    rows
      .filter(({ state }) => state === 'open')
      .map(({ id }) => id)
      .sort(),
  );
});
