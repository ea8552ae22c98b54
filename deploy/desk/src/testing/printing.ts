import { buildPage, type FakeApi } from '@fairfront/shared-kit/testing';
import type { PrintedProof, StoredTemplate } from '../api/printing';
import { deskApi } from './queue';

/** An entry of the proof. */
export const buildProof = (changes: Partial<PrintedProof> = {}): PrintedProof => ({
  ...{ order_id: 17, participation_id: 101, status: 'confirmed', issues: [], heading: 'С' },
  ...{ name: 'Северная механика', owner_type: 'ООО', extent: null },
  lines: [{ kind: 'stand', text: '24C10', is_beyond_free: false }],
  description: { free: 'Станки ', charged: 'и оснастка' },
  ...changes,
});
/** An order that is not final for three reasons. */
const notFinal = {
  ...{ order_id: 18, participation_id: 130, company_rus: 'Волга', company_eng: 'Volga', status: 'draft' as const },
  issues: [
    { kind: 'returned' as const, about: null, count: null },
    { kind: 'picture-missing' as const, about: 'logo', count: null },
    { kind: 'over-limit' as const, about: 'en', count: 12 },
  ],
};
const service = {
  ...{ id: 1, type: 'service_packages', name_rus: 'Пакет', name_eng: 'Package', description_rus: '' },
  ...{ description_eng: '', images: [], package_contents: [], order: 1, is_package: true },
  ...{ is_required_logo: false, is_required_ad_module: false, is_required_graphic_file: false },
  prices: [{ currency: 'RUR', price_without_vat: 1000 }],
};
/** A template with one package. */
const stored: StoredTemplate = {
  ...{ id: 1, exhibition_id: 1, stamp: 'stamp-1', rubrics: [], exporter: [] },
  template: {
    services: [service],
    currencies: [{ code: 'RUR', symbol: '₽', title_rus: 'Рубли', title_eng: 'Roubles' }],
    ...{ number_free_symbols: 300, number_characters_string: 50, number_free_rubrics: 3 },
    ...{ number_free_exporter_rubrics: null, is_russian_exporter: false, is_mark: false, mark_title_rus: null },
    ...{ mark_title_eng: null, catalog_print_started_at: null, allowed_services: [], step_order: null },
  },
};
/** The path of the template. */
export const templatePath = '/organizer/exhibitions/{exhibitionId}/catalog-template';
const proofOf = (entries: readonly PrintedProof[]) => {
  const page = buildPage([...entries]);
  return { ...page, meta: { ...page.meta, orders: entries.length } };
};
/** An API of the desk with a catalogue of these entries. */
export const printingApi = (entries: readonly PrintedProof[] = [buildProof()]): FakeApi =>
  deskApi([], [{ role: 'catalogue-editor', exhibition_id: 1 }])
    .on('get', '/organizer/exhibitions/{exhibitionId}/catalogue-entries', proofOf(entries))
    .on('get', '/organizer/exhibitions/{exhibitionId}/catalogue-not-final', buildPage([notFinal]))
    .on('get', templatePath, { data: stored })
    .on('put', templatePath, { data: { id: 1, exhibition_id: 1, services: 1, rubrics: 0, exporter_rubrics: 0 } });
