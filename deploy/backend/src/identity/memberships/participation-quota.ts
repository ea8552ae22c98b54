import { certificateQuota } from '@fairfront/shared-kit/domain/passes';
import type { EventType } from '@fairfront/shared-kit/domain/participations';

/** What the quota of a participation depends on. */
export interface QuotaFacts {
  type: EventType;
  quota_certificate: number | null;
  quota_installation: number | null;
  quota_car: number | null;
}

/** The quota for the API: numbers or null. */
export const quotaResponse = (facts: QuotaFacts, stands: readonly { area: number }[], certificateCount: number) => {
  const certificate = certificateQuota(
    facts,
    stands.map(({ area }) => area),
  );
  return {
    // without stands the area rule gives no places, which means that no passes are included
    certificate: certificate === 0 && facts.quota_certificate === null ? null : certificate,
    certificate_count: certificate ? certificateCount : null,
    installation: facts.quota_installation,
    car: facts.quota_car,
  };
};
