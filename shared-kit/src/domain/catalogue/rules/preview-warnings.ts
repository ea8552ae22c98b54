import type { CatalogueTemplate } from '../catalogue-template';
import type { OrderDraft } from '../order-draft';
import { hasFile, servicesRequiring, type FileNeed, type OrderFiles } from './required-files';

/** A code of `preview.warning` in the locale files. */
export type PreviewWarning = 'logo_missing' | 'logo_unused' | 'ad_module_missing' | 'cover_unused' | 'graphics_missing';

/** Warnings that do not block sending. */
export const isMildWarning = (warning: PreviewWarning): boolean =>
  warning === 'logo_unused' || warning === 'cover_unused';

/** The warnings of the preview, shown only before the order is placed. */
export const previewWarnings = (
  draft: OrderDraft,
  template: CatalogueTemplate,
  files: OrderFiles,
  isPlaced: boolean,
): PreviewWarning[] => {
  if (isPlaced) return [];
  const isRequired = (need: FileNeed) => servicesRequiring(draft, template, need).length > 0;
  const checked: readonly (readonly [PreviewWarning, boolean])[] = [
    ['logo_missing', isRequired('logo') && !hasFile(draft, files, 'logo')],
    ['logo_unused', !isRequired('logo') && hasFile(draft, files, 'logo')],
    ['ad_module_missing', isRequired('ad_module') && !hasFile(draft, files, 'ad_module')],
    ['cover_unused', !isRequired('ad_module') && hasFile(draft, files, 'ad_module')],
    ['graphics_missing', isRequired('graphics') && !hasFile(draft, files, 'graphics')],
  ];
  return checked.flatMap(([warning, holds]) => (holds ? [warning] : []));
};
