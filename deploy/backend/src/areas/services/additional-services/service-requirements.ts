/** What must be asked for before a service can be ordered, as it is stored (SVC-007). */
export const requirements = [
  'contract',
  'stand_area',
  'quantity_by_date',
  'time_range_by_date',
  'date_install',
  'date_exhibition',
  'date_dismantling',
] as const;
type Requirement = (typeof requirements)[number];

/** The flags of SVC-007 from the stored list. */
export const flagsOf = (asked: readonly string[]) =>
  Object.fromEntries(requirements.map((name) => [`is_required_${name}`, asked.includes(name)])) as Record<
    `is_required_${Requirement}`,
    boolean
  >;
