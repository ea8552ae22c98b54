import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { PricedLineKind } from '@fairfront/shared-kit/domain/catalogue/pricing/priced-order';
import { templateIndex } from '@fairfront/shared-kit/domain/catalogue/pricing/template-index';
import { useWizard } from '../context/wizard-context';

/** Identifies a charged item. */
export interface NamedLine {
  kind: PricedLineKind;
  serviceId: number;
  /** N of "Package N". */
  number: number | null;
}

/** Names a charged item: a service, "Package N", or the exporter rubrics. */
export const useLineName = (): ((line: NamedLine) => string) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { byId } = templateIndex(useWizard().template);
  return ({ kind, serviceId, number }) => {
    if (kind === 'rubric_package') return t('price.package', { n: number });
    if (kind === 'exporter') return t('price.exporter');
    const service = byId.get(serviceId);
    return service ? textOf(service, 'name', locale) : '';
  };
};
