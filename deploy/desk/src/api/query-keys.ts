/** Query keys of the desk; none belongs to a participation. */
export const deskKeys = {
  access: ['desk', 'access'] as const,
  exhibitions: ['desk', 'exhibitions'] as const,
  /** Everything that a decision changes. */
  work: ['desk', 'work'] as const,
  waiting: (exhibitionId: number) => ['desk', 'work', 'waiting', exhibitionId] as const,
  passQueue: (filters: Readonly<Record<string, string | number>>) => ['desk', 'work', 'pass-queue', filters] as const,
  /** All about participations: a change of one may show in every list. */
  participations: ['desk', 'participations'] as const,
  participants: (filters: Readonly<Record<string, string | number>>) =>
    ['desk', 'participations', 'list', filters] as const,
  participation: (id: number) => ['desk', 'participations', id] as const,
  /** A section of the page of a participation. */
  section: (id: number, name: string, page = 1) => ['desk', 'participations', id, name, page] as const,
  companies: (search: string) => ['desk', 'companies', search] as const,
  collectives: (exhibitionId: number) => ['desk', 'participations', 'collectives', exhibitionId] as const,
  pavilions: (exhibitionId: number) => ['desk', 'pavilions', exhibitionId] as const,
  pass: (kind: 'personal' | 'car', id: number) => ['desk', 'work', 'pass', kind, id] as const,
};
