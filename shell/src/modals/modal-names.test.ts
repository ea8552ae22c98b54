import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModalName } from '@fairfront/shared-kit/platform';
import { isModalName, readModal } from './modal-address';

/** The modals of the specification, in its order; the alert is the twentieth and asked by `messages.confirm`. */
const named = [
  ['change company', 'event-modal-change-company'],
  ['managers', 'event-modal-managers'],
  ['users', 'event-modal-users'],
  ['company profile', 'event-modal-company-profile'],
  ['participant passes', 'event-modal-participant-passes'],
  ['auto passes', 'event-modal-auto-passes'],
  ['montage passes', 'event-modal-montage-passes'],
  ['pass detail', 'event-modal-detail-pass'],
  ['catalog', 'event-modal-catalog'],
  ['catalog rubrics', 'event-modal-catalog-rubrics'],
  ['subexponent', 'event-modal-subexponent'],
  ['issued invoices documents', 'event-modal-documents-issued-invoices'],
  ['acts documents', 'event-modal-documents-acts'],
  ['EDO settings', 'event-modal-edo-settings'],
  ['categories', 'event-modal-categories'],
  ['service', 'event-modal-service'],
  ['chat', 'event-modal-chat'],
  ['order success', 'event-modal-order-success'],
  ['feedback', 'modal-feedback'],
] as const satisfies [what: string, name: ModalName][];

/** What came later stands here with the row that decides it; a name without one does not compile. */
const further: Record<Exclude<ModalName, (typeof named)[number][1]>, string> = {
  'event-modal-announcements': 'ACC-224',
  'event-modal-take-over-passes': 'PASS-307',
  'event-modal-send-cart': 'SVC-174',
  'event-modal-copy-orders': 'SVC-162',
};

/** The modals that the definition of a remote offers. */
const modalsOf = (remote: string): string[] => {
  const definition = readFileSync(join(__dirname, `../../../${remote}/src/remote.ts`), 'utf8');
  return [...definition.matchAll(/'((?:event-)?modal-[\w-]+)': \{/g)].map(([, name = '']) => name);
};

describe('the names of the registry', () => {
  it.each(named)('know %s as %s, from the address too [SHELL-103] [SHELL-104] [SHELL-105]', (_what, name) => {
    expect(isModalName(name)).toBe(true);
    expect(readModal(`?modal=${name}`)).toEqual({ name, params: {} });
  });

  it.each(Object.entries(further))('know %s further, by the decision %s [SHELL-103]', (name, row) => {
    expect(isModalName(name)).toBe(true);
    const owner = { PASS: 'mf-passes', SVC: 'mf-services', ACC: 'mf-account' }[row.split('-')[0] ?? ''];
    const rows = readFileSync(join(__dirname, `../../../${owner}/REQUIREMENTS.md`), 'utf8');
    expect(rows).toMatch(new RegExp(`^\\| ${row} \\| Decision:.*${name}`, 'm'));
  });

  it('are nineteen, each once; what has another name opens nothing [SHELL-103]', () => {
    expect(new Set(named.map(([, name]) => name)).size).toBe(19);
    for (const wrong of ['event-modal-unknown', 'modal-alert', 'constructor', '', 'EVENT-MODAL-USERS']) {
      expect([wrong, readModal(`?modal=${wrong}`)]).toEqual([wrong, null]);
    }
  });

  it.each([
    ['mf-account', ['change company', 'managers', 'users', 'company profile', 'subexponent']],
    ['mf-account', ['issued invoices documents', 'acts documents', 'EDO settings']],
    ['mf-services', ['categories', 'service', 'chat', 'order success']],
    ['mf-passes', ['participant passes', 'auto passes', 'montage passes', 'pass detail']],
    ['mf-catalog', ['catalog', 'catalog rubrics']],
    ['shell', ['feedback']],
  ])('are offered by %s and no other package: %j [SHELL-110]', (owner, owned) => {
    const names = named.filter(([what]) => owned.includes(what)).map(([, name]) => name);
    expect(names).toHaveLength(owned.length);
    for (const remote of ['mf-account', 'mf-services', 'mf-passes', 'mf-catalog']) {
      const offered = modalsOf(remote).filter((name) => (names as string[]).includes(name));
      if (remote !== owner) expect([remote, offered]).toEqual([remote, []]);
    }
  });

  it('have an owner each [SHELL-110]', () => {
    const offered = ['mf-account', 'mf-services', 'mf-passes', 'mf-catalog'].flatMap(modalsOf);
    expect(offered.length).toBeGreaterThan(5);
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered.filter((name) => !isModalName(name))).toEqual([]);
    expect(offered).not.toContain('modal-feedback');
  });
});
