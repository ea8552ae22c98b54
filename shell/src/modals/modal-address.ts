import type { ModalName, ModalParams } from '@fairfront/shared-kit/platform';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** Every query parameter that belongs to a modal; a missing one does not compile. */
const modalParamNames: Record<KeysOf<ModalParams[ModalName]> & string, true> = {
  add: true,
  reissue: true,
  view: true,
  kind: true,
  pass: true,
  from: true,
  step: true,
  service: true,
  order: true,
  announcement: true,
  who: true,
  by: true,
  part: true,
  mode: true,
};

/** Every registry modal (SHELL-103 to SHELL-105); an address that names another one opens nothing. */
const modalNames: Record<ModalName, true> = {
  'event-modal-change-company': true,
  'event-modal-managers': true,
  'event-modal-users': true,
  'event-modal-company-profile': true,
  'event-modal-participant-passes': true,
  'event-modal-auto-passes': true,
  'event-modal-montage-passes': true,
  'event-modal-detail-pass': true,
  'event-modal-take-over-passes': true,
  'event-modal-catalog': true,
  'event-modal-catalog-rubrics': true,
  'event-modal-subexponent': true,
  'event-modal-announcements': true,
  'event-modal-documents-issued-invoices': true,
  'event-modal-documents-acts': true,
  'event-modal-edo-settings': true,
  'event-modal-categories': true,
  'event-modal-service': true,
  'event-modal-chat': true,
  'event-modal-order-success': true,
  'event-modal-send-cart': true,
  'event-modal-copy-orders': true,
  'modal-feedback': true,
};

export const isModalName = (value: string | null): value is ModalName =>
  value !== null && Object.hasOwn(modalNames, value);

/** A modal with its params, as the address carries it. */
export interface ModalCall {
  name: ModalName;
  params: Record<string, string>;
}

/** Params that a remote added to the address of an open modal beyond the declared ones; they go with it. */
const addedNames = new Set<string>();

const belongsToModal = (name: string): boolean =>
  name === 'modal' || Object.hasOwn(modalParamNames, name) || addedNames.has(name);

/** The modal that an address asks for (SHELL-211). */
export const readModal = (search: string): ModalCall | null => {
  const query = new URLSearchParams(search);
  const name = query.get('modal');
  if (!isModalName(name)) return null;
  const params = [...query].filter(([key]) => key !== 'modal' && belongsToModal(key));
  return { name, params: Object.fromEntries(params) };
};

/** The query with the modal in it, or without one; what does not belong to modals stays as it is. */
export const writeModal = (search: string, call: ModalCall | null): string => {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !belongsToModal(name)));
  if (call) {
    query.set('modal', call.name);
    for (const [name, value] of Object.entries(call.params)) {
      if (!Object.hasOwn(modalParamNames, name)) addedNames.add(name);
      query.set(name, value);
    }
  }
  const text = query.toString();
  return text && `?${text}`;
};

/** Keeps the params that have a value. */
export const definedParams = (params: object): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
