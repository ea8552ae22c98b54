/**
 * Metadata of queries. Separate from facade.ts, because the bundler cannot skip a module with code of its own and would
 * pull all its re-exports into the first script.
 */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/** What a query declares to the shell. */
export interface QueryMeta extends Record<string, unknown> {
  /**
   * `here`: the component that runs the query shows its failure with a retry in place. If a query without it fails on
   * its first load, the shell shows a global message with a retry.
   */
  failure?: 'here';
}

/**
 * Options of a query whose component shows the failure itself.
 * @example useQuery({ ...passListQuery(api, id), ...failsHere })
 */
export const failsHere = { meta: { failure: 'here' } } as const satisfies { meta: QueryMeta };
