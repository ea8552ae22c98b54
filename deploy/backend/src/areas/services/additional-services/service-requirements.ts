import { requirements } from '@fairfront/shared-kit/domain/services/api';
type Requirement = (typeof requirements)[number];

/** The requirement flags of a service, from the stored list. */
export const flagsOf = (asked: readonly string[]) =>
  Object.fromEntries(requirements.map((name) => [`is_required_${name}`, asked.includes(name)])) as Record<
    `is_required_${Requirement}`,
    boolean
  >;
