import { composed, withoutInvisible } from '../../common';
import type { CatalogueTemplate } from '../catalogue-template';
import type { OrderDraft } from '../order-draft';
import type { PricingContext } from './priced-order';

/** The free and charged parts of a description: "214 of 300 free, 0 blocks charged". */
export interface DescriptionUse {
  /** The description that is charged: Russian for residents, English for non-residents. */
  field: 'companyInfo' | 'companyInfoEng';
  /** Length, code points. */
  used: number;
  /** Free length of the template, code points. */
  free: number;
  /** Size of a charged block in code points; 0 if the template charges nothing. */
  blockSize: number;
  /** Charged blocks. */
  blocks: number;
}

/**
 * A description as it is counted and stored: composed, without invisible characters such as soft hyphens of pasted
 * text.
 */
export const printedText = (text: string): string => withoutInvisible(composed(text));

/** Length of a text for charging: code points of the trimmed text as printed; CR LF counts as one. */
export const descriptionLength = (text: string): number =>
  [...printedText(text).trim().replaceAll('\r\n', '\n')].length;

/** @returns charged blocks: ceil(max(length - free, 0) / size), 0 without a positive block size */
export const descriptionBlocks = (
  length: number,
  {
    number_free_symbols: free,
    number_characters_string: size,
  }: Pick<CatalogueTemplate, 'number_free_symbols' | 'number_characters_string'>,
): number => (size > 0 ? Math.ceil(Math.max(length - free, 0) / size) : 0);

/** The use of a description and its charged blocks. */
export const descriptionUse = (
  template: Pick<CatalogueTemplate, 'number_free_symbols' | 'number_characters_string'>,
  draft: Pick<OrderDraft, 'companyInfo' | 'companyInfoEng'>,
  { isNotResident }: Pick<PricingContext, 'isNotResident'>,
): DescriptionUse => {
  const field = isNotResident ? 'companyInfoEng' : 'companyInfo';
  const used = descriptionLength(draft[field]);
  return {
    field,
    used,
    free: template.number_free_symbols,
    blockSize: Math.max(template.number_characters_string, 0),
    blocks: descriptionBlocks(used, template),
  };
};
