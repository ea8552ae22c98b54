import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { rubricIndex } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import { draftFieldOf } from '@fairfront/shared-kit/domain/catalogue/wire-fields';
import { useWizard } from '../context/wizard-context';
import { useWizardDetails } from '../context/wizard-details';

const isRow = (value: unknown): value is { address?: string; value?: string } =>
  typeof value === 'object' && value !== null && ('address' in value || 'value' in value);

/** The names of draft fields and their values, for conflicts and differences. */
export const useFieldTexts = () => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { template, rubrics } = useWizard();
  const { countries } = useWizardDetails();
  const serviceName = (id: number): string => {
    const service = template.services.find((one) => one.id === id);
    return service ? textOf(service, 'name', locale) : String(id);
  };
  const rubricName = (id: number): string => {
    const node = rubricIndex(rubrics.main).get(id) ?? rubricIndex(rubrics.exporter).get(id);
    return node ? `${node.code} ${textOf(node, 'name', locale)}` : String(id);
  };
  const ofList = (list: readonly unknown[]): string[] =>
    list.map((entry) => (isRow(entry) ? (entry.address ?? entry.value ?? '') : String(entry)));

  const valueOf = (path: string, value: unknown): string => {
    const field = draftFieldOf(path);
    if (value === null && path !== field) return t('notes.removed');
    if (value === null || value === '' || value === undefined) return t('notes.empty');
    if (typeof value === 'boolean') return t(value ? 'notes.yes' : 'notes.no');
    if (field === 'companyCountry' || field === 'companyCountryForBooklet') {
      const country = countries.data?.find(({ id }) => id === value);
      return country ? textOf(country, 'name', locale) : t('notes.empty');
    }
    if (typeof value === 'number') return serviceName(value);
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) {
      if (value.length === 0) return t('notes.empty');
      if (path === 'rubrics' || field === 'exporterRubrics') return t('notes.rubrics', { count: value.length });
      const isOfServices =
        path !== field || field === 'selectedMajorPackageIds' || field === 'selectedLogoPlacementIds';
      return isOfServices ? (value as readonly number[]).map(serviceName).join(', ') : ofList(value).join('; ');
    }
    const { catalog, guide, other } = value as OrderDraft['adServices'];
    return [...catalog, ...guide, ...other].map(serviceName).join(', ') || t('notes.empty');
  };
  /** The field name; one of several rubrics includes its own name. */
  const nameOf = (path: string): string => {
    const name = t(`fields.${draftFieldOf(path) ?? path}`);
    const [head, element] = path.split('.', 2);
    return head === 'rubrics' && element !== undefined ? `${name}: ${rubricName(Number(element))}` : name;
  };
  return { nameOf, valueOf, rubricName, serviceName };
};
