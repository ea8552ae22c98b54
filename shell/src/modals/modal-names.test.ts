import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModalName } from '@fairfront/shared-kit/platform';
import { declaredRemotes } from '../testing/declared-remotes';

/** The modals of the specification in its order; the alert is the twentieth and is opened by `messages.confirm`. */
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

/** Modals that were added later to the remotes of the specification, with the deciding requirement. */
const further = {
  'event-modal-announcements': 'ACC-224',
  'event-modal-take-over-passes': 'PASS-307',
  'event-modal-send-cart': 'SVC-174',
  'event-modal-copy-orders': 'SVC-162',
} as const satisfies Partial<Record<ModalName, string>>;

/** The modals that a remote declares. */
const modalsOf = (remote: string): string[] => Object.keys(declaredRemotes[remote]?.modals ?? {});
const remotes = Object.keys(declaredRemotes);
const ofShell = 'modal-feedback';
const all = [ofShell, ...remotes.flatMap(modalsOf)];

describe('modal names in the registry', () => {
  it.each(named)('map %s to %s [SHELL-103] [SHELL-104] [SHELL-105]', (_what, name) => {
    expect(all).toContain(name);
  });

  it.each(Object.entries(further))('include %s in addition, by decision %s [SHELL-103]', (name, row) => {
    expect(all).toContain(name);
    const owner = { PASS: 'mf-passes', SVC: 'mf-services', ACC: 'mf-account' }[row.split('-')[0] ?? ''];
    const rows = readFileSync(join(__dirname, `../../../${owner}/REQUIREMENTS.md`), 'utf8');
    expect(rows).toMatch(new RegExp(`^\\| ${row} \\| Decision:.*${name}`, 'm'));
  });

  it('are nineteen unique names [SHELL-103]', () => {
    expect(new Set(named.map(([, name]) => name)).size).toBe(19);
  });

  it.each([
    ['mf-account', ['change company', 'managers', 'users', 'company profile', 'subexponent']],
    ['mf-account', ['issued invoices documents', 'acts documents', 'EDO settings']],
    ['mf-services', ['categories', 'service', 'chat', 'order success']],
    ['mf-passes', ['participant passes', 'auto passes', 'montage passes', 'pass detail']],
    ['mf-catalog', ['catalog', 'catalog rubrics']],
    ['shell', ['feedback']],
  ])('are offered by %s and no other package: %j [SHELL-110] [PASS-001]', (owner, owned) => {
    const names = named.filter(([what]) => owned.includes(what)).map(([, name]) => name);
    expect(names).toHaveLength(owned.length);
    for (const remote of remotes) {
      const offered = modalsOf(remote).filter((name) => (names as string[]).includes(name));
      if (remote !== owner) expect([remote, offered]).toEqual([remote, []]);
    }
  });

  it('have exactly one owner each [SHELL-110]', () => {
    expect(new Set(all).size).toBe(all.length);
    const decided = [...named.map(([, name]) => name), ...Object.keys(further)];
    const ofSpecification = ['mf-account', 'mf-services', 'mf-passes', 'mf-catalog'].flatMap(modalsOf);
    expect([...ofSpecification, ofShell].sort()).toEqual(decided.sort());
  });
});
