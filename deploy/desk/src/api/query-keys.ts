/** Query keys of the desk; none belongs to a participation. */
export const deskKeys = {
  access: ['desk', 'access'] as const,
  exhibitions: ['desk', 'exhibitions'] as const,
  /** Everything that a decision changes. */
  work: ['desk', 'work'] as const,
  waiting: (exhibitionId: number) => ['desk', 'work', 'waiting', exhibitionId] as const,
  passQueue: (filters: Readonly<Record<string, string | number>>) => ['desk', 'work', 'pass-queue', filters] as const,
  pass: (kind: 'personal' | 'car', id: number) => ['desk', 'work', 'pass', kind, id] as const,
  gateList: (exhibitionId: number) => ['desk', 'gate-list', exhibitionId] as const,
  gateEntries: (exhibitionId: number) => ['desk', 'gate-entries', exhibitionId] as const,
};
