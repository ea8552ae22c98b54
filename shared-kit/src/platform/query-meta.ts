/**
 * What queries say about themselves. It stands apart from facade.ts: a module with code of its own cannot be skipped by the
 * bundler and takes along everything that it hands on, into the first script too.
 */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/** What a query declares to the shell about itself. */
export interface QueryMeta extends Record<string, unknown> {
  /**
   * `here`: the part that asks shows the failure of this call with a retry in its own place. A call without it whose first
   * answer fails is spoken of by the shell, in a message with a retry over everything (SHELL-351).
   */
  failure?: 'here';
}

/**
 * Options of a query whose part shows the failure itself.
 * @example useQuery({ ...passListQuery(api, id), ...failsHere })
 */
export const failsHere = { meta: { failure: 'here' } } as const satisfies { meta: QueryMeta };
