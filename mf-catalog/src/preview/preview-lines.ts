import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { PriceReason } from '@fairfront/shared-kit/domain/catalogue/pricing/price-reasons';
import { stepOfService } from '@fairfront/shared-kit/domain/catalogue/rules/send-blockers';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard/step-keys';

/** A line of the summary, with the rubric packages that are included in its total. */
export interface SummaryLine {
  reason: PriceReason;
  packages: readonly PriceReason[];
}

/** The packages of a line, as separate lines. */
const packagesOf = ({ parts }: PriceReason, all: readonly PriceReason[]): PriceReason[] =>
  parts.flatMap((part) => {
    if (part.by !== 'rubric_package' || !part.countsHere) return [];
    return all.find(({ line }) => line.kind === 'rubric_package' && line.service_id === part.packageId) ?? [];
  });

/**
 * The order lines by the step on which they are selected; they add up to the total. A rubric package is included in the line
 * that it belongs to, so that no amount appears twice.
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
