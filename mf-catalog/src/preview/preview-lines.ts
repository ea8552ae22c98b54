import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { PriceReason } from '@fairfront/shared-kit/domain/catalogue/pricing/price-reasons';
import { stepOfService } from '@fairfront/shared-kit/domain/catalogue/rules/send-blockers';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard/step-keys';

/** A line of the summary, with the rubric packages whose sums are part of its own. */
export interface SummaryLine {
  reason: PriceReason;
  packages: readonly PriceReason[];
}

/** The packages that count with a line, as lines of their own. */
const packagesOf = ({ parts }: PriceReason, all: readonly PriceReason[]): PriceReason[] =>
  parts.flatMap((part) => {
    if (part.by !== 'rubric_package' || !part.countsHere) return [];
    return all.find(({ line }) => line.kind === 'rubric_package' && line.service_id === part.packageId) ?? [];
  });

/**
 * The lines of the order by the step on which they are chosen; their sums add up to the total (CAT-128, CAT-135). A rubric package
 * stands with the line that it counts with, so that no amount is seen twice.
 */
export const summaryLines = (
  template: CatalogueTemplate,
  reasons: readonly PriceReason[],
): ReadonlyMap<CatalogueStepKey, readonly SummaryLine[]> => {
  const bySteps = new Map<CatalogueStepKey, SummaryLine[]>();
  for (const reason of reasons) {
    const { kind, service_id: id } = reason.line;
    if (kind === 'rubric_package') continue;
    const step = kind === 'exporter' ? 'exporter' : stepOfService(template, id);
    bySteps.set(step, [...(bySteps.get(step) ?? []), { reason, packages: packagesOf(reason, reasons) }]);
  }
  return bySteps;
};
