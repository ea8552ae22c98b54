import type { ModalName } from '@fairfront/shared-kit/platform';
import { isModalName, readModal } from './modal-address';

/** The modals of the specification, in its order; the alert is the twentieth and asked by `messages.confirm`. */
const named: [what: string, name: ModalName][] = [
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
];

describe('the names of the registry', () => {
  it.each(named)('know %s as %s, from the address too [SHELL-103] [SHELL-104] [SHELL-105]', (_what, name) => {
    expect(isModalName(name)).toBe(true);
    expect(readModal(`?modal=${name}`)).toEqual({ name, params: {} });
  });

  it('are nineteen, each once; what has another name opens nothing [SHELL-103]', () => {
    expect(new Set(named.map(([, name]) => name)).size).toBe(19);
    for (const wrong of ['event-modal-unknown', 'modal-alert', 'constructor', '', 'EVENT-MODAL-USERS']) {
      expect([wrong, readModal(`?modal=${wrong}`)]).toEqual([wrong, null]);
    }
  });
});
