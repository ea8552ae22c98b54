/** Query keys of the desk; none belongs to a participation. */
export const deskKeys = {
  access: ['desk', 'access'] as const,
  exhibitions: ['desk', 'exhibitions'] as const,
  exhibition: (exhibitionId: number) => ['desk', 'exhibitions', exhibitionId] as const,
  archivedExhibitions: ['desk', 'exhibitions', 'archived'] as const,
  extensionRules: (exhibitionId: number) => ['desk', 'exhibitions', exhibitionId, 'extension-rules'] as const,
  managers: (exhibitionId: number) => ['desk', 'managers', exhibitionId] as const,
  /** All of the desk. */
  all: ['desk'] as const,
  /** Everything that a decision changes. */
  work: ['desk', 'work'] as const,
  allWaiting: ['desk', 'work', 'waiting'] as const,
  waiting: (exhibitionId: number) => ['desk', 'work', 'waiting', exhibitionId] as const,
  order: (orderId: number) => ['desk', 'work', 'order', orderId] as const,
  servicesToAdd: (orderId: number, search: string) => ['desk', 'services-to-add', orderId, search] as const,
  /** The chat of an order, which is refetched on its own. */
  messages: (orderId: number) => ['desk', 'messages', orderId] as const,
  /** The pages and items of a queue. */
  queue: (queue: string) => ['desk', 'work', 'queue', queue] as const,
  queuePage: (queue: string, filters: Readonly<Record<string, string | number>>) =>
    ['desk', 'work', 'queue', queue, 'page', filters] as const,
  queueItem: (queue: string, key: string) => ['desk', 'work', 'queue', queue, 'item', key] as const,
  /** What colleagues do and what the user has seen; a decision does not change it. */
  allActivities: ['desk', 'activity'] as const,
  activities: (queue: string) => ['desk', 'activity', queue] as const,
  activity: (queue: string, exhibitionId: number, items: readonly string[]) =>
    ['desk', 'activity', queue, exhibitionId, items] as const,
  /** The catalogue for layout; a decision on an order changes it. */
  printing: (exhibition: number, what: string, view: Readonly<Record<string, string | number>>) =>
    ['desk', 'work', 'printing', exhibition, what, view] as const,
  export: (exportId: number) => ['desk', 'export', exportId] as const,
  readiness: (exhibitionId: number) => ['desk', 'readiness', exhibitionId] as const,
  figures: (exhibitionId: number) => ['desk', 'figures', exhibitionId] as const,
  services: ['desk', 'services'] as const,
  serviceLists: ['desk', 'service-lists'] as const,
  gateList: (exhibitionId: number) => ['desk', 'gate-list', exhibitionId] as const,
  gateEntries: (exhibitionId: number) => ['desk', 'gate-entries', exhibitionId] as const,
  /** Everything about participations: a change of one may affect every list. */
  participations: ['desk', 'participations'] as const,
  participants: (filters: Readonly<Record<string, string | number>>) =>
    ['desk', 'participations', 'list', filters] as const,
  anyParticipants: (exhibitionId: number) => ['desk', 'participations', 'any', exhibitionId] as const,
  participation: (id: number) => ['desk', 'participations', id] as const,
  /** A section of the page of a participation. */
  section: (id: number, name: string, page = 1) => ['desk', 'participations', id, name, page] as const,
  /** What the palette finds; a decision changes it. */
  foundRecords: (kind: string, exhibitionId: number, search: string) =>
    ['desk', 'work', 'found', kind, exhibitionId, search] as const,
  audit: (filters: Readonly<Record<string, string | number>>) => ['desk', 'audit', filters] as const,
  companies: (search: string) => ['desk', 'companies', search] as const,
  collectives: (exhibitionId: number) => ['desk', 'participations', 'collectives', exhibitionId] as const,
  pavilions: (exhibitionId: number) => ['desk', 'pavilions', exhibitionId] as const,
};
