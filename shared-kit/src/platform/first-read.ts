/**
 * A read among the `reads` of a tile or a checklist entry, by the query that its own call takes.
 * @param path below `/participants/{id}/`
 */
export const firstRead = (path: string, query: Record<string, string | number>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
