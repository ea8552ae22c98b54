import { proofParts, type ProofPart } from '@fairfront/shared-kit/domain/catalogue';
import { printedLocales, type PrintedLocale } from '@fairfront/shared-kit/domain/common';

/** The tabs of the page. */
export const printingTabs = ['proof', 'not-final', 'export', 'template'] as const;
/** One of `printingTabs`. */
type PrintingTab = (typeof printingTabs)[number];

/** The state of the page in the address, without the exhibition. */
export interface PrintingPlace {
  tab: PrintingTab;
  part: ProofPart;
  lang: PrintedLocale;
  page: number;
}

/** Reads the address; missing and invalid values become defaults. */
export const placeIn = (query: URLSearchParams): PrintingPlace => {
  const page = Number(query.get('page'));
  return {
    tab: printingTabs.find((tab) => tab === query.get('tab')) ?? 'proof',
    part: proofParts.find((part) => part === query.get('part')) ?? 'alphabet',
    lang: printedLocales.find((lang) => lang === query.get('lang')) ?? 'ru',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};

/** The query of a place; defaults are left out. */
export const queryOf = (
  { tab, part, lang, page }: PrintingPlace,
  exhibition: number,
): Record<string, string | undefined> => ({
  exhibition: String(exhibition),
  tab: tab === 'proof' ? undefined : tab,
  part: part === 'alphabet' ? undefined : part,
  lang: lang === 'ru' ? undefined : lang,
  page: page > 1 ? String(page) : undefined,
});
