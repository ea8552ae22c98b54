import { withoutInvisible } from '../common';
import { withoutForeignScripts } from '../validation';
import { latinStand } from './catalogue-stand';
import type { OrderDraft } from './order-draft';
import { printedText } from './pricing/description-blocks';

/** Texts of a draft; all of them are stored trimmed. */
export const draftTexts = [
  'companyName',
  'companyNameEng',
  'companyOwnerType',
  'companySite',
  'companyEmail',
  'companyPhone',
  'companyFax',
  'companyInfo',
  'companyInfoEng',
  'packagePlacementLogoLink',
  'graphicFilesLink',
  'adVideoFilesLink',
] as const satisfies readonly (keyof OrderDraft)[];
/** One of `draftTexts`. */
export type DraftText = (typeof draftTexts)[number];

const trimmedTexts = (draft: OrderDraft) =>
  Object.fromEntries(draftTexts.map((field) => [field, draft[field].trim()])) as Record<DraftText, string>;

const numbered = <Row extends { id: number; address: string }>(rows: readonly Row[]): Row[] =>
  rows
    .map((row) => ({ ...row, address: withoutForeignScripts(row.address).trim() }))
    .filter(({ address }) => address !== '')
    .map((row, index) => ({ ...row, id: index + 1 }));

/**
 * A draft as it is stored: texts trimmed, rows without text dropped, unprintable scripts
 * removed from addresses, stands in Latin capitals. Addresses are numbered from 1 in order, because
 * the API transfers no numbers for them; stands keep the client's.
 */
export const tidyDraft = (draft: OrderDraft): OrderDraft => ({
  ...draft,
  ...trimmedTexts(draft),
  companyEmail: withoutInvisible(draft.companyEmail).trim(),
  companyInfo: printedText(draft.companyInfo).trim(),
  companyInfoEng: printedText(draft.companyInfoEng).trim(),
  companyAddresses: numbered(draft.companyAddresses),
  companyStands: draft.companyStands
    .map(({ id, value }) => ({ id, value: latinStand(value.trim()) }))
    .filter(({ value }) => value !== ''),
  rubricAddresses: numbered(draft.rubricAddresses),
});
