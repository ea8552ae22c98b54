import type { ModalName } from '@fairfront/shared-kit/platform';

/** A modal with its params in the address. */
export interface ModalCall {
  name: ModalName;
  params: Record<string, string>;
}

/** How registry modals are encoded in addresses. */
export interface ModalAddress {
  /** Whether the shell or a live remote has this modal. */
  has: (name: string) => boolean;
  /** The modal in an address; null if there is none, if it is unknown, or if it cannot be opened by an address. */
  read: (search: string) => ModalCall | null;
  /** The query with or without the modal; other params stay the same. */
  write: (search: string, call: ModalCall | null) => string;
}

/**
 * @param paramsOf names of the params of a modal; null for an unknown one
 * @param isMirrored false for a modal that cannot be opened by an address
 */
export const createModalAddress = (
  paramsOf: (name: string) => readonly string[] | null,
  isMirrored: (name: string) => boolean,
): ModalAddress => {
  /** Params that a remote added to the address of an open modal; they are removed with it. */
  const added = new Set<string>();
  const nameIn = (query: URLSearchParams) => query.get('modal') ?? '';
  const without = (query: URLSearchParams): [string, string][] => {
    const own = paramsOf(nameIn(query)) ?? [];
    return [...query].filter(([name]) => name !== 'modal' && !own.includes(name) && !added.has(name));
  };
  return {
    has: (name) => paramsOf(name) !== null,
    read: (search) => {
      const query = new URLSearchParams(search);
      const name = nameIn(query);
      const own = paramsOf(name);
      if (!own || !isMirrored(name)) return null;
      const params = [...query].filter(([key]) => own.includes(key) || added.has(key));
      return { name: name as ModalName, params: Object.fromEntries(params) };
    },
    write: (search, call) => {
      const query = new URLSearchParams(without(new URLSearchParams(search)));
      if (call) {
        const own = paramsOf(call.name) ?? [];
        query.set('modal', call.name);
        for (const [name, value] of Object.entries(call.params)) {
          if (!own.includes(name)) added.add(name);
          query.set(name, value);
        }
      }
      const text = query.toString();
      return text && `?${text}`;
    },
  };
};

/** Keeps the params that have a value. */
export const definedParams = (params: object): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
