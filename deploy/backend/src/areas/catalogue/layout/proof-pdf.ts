import type { ProofPart } from '@fairfront/shared-kit/domain/catalogue';
import type { ProofEntry } from '@fairfront/shared-kit/domain/catalogue/api';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { DocumentJob, ExhibitionHead } from '../../../platform/documents/sheets';
import { translatorOf } from '../../../platform/texts/area-texts';
import type { CatalogueProofSheet } from './catalogue-proof.pdf';

/** The kinds of lines that are printed with a label. */
const labelled: ReadonlySet<string> = new Set(['stand', 'phone', 'fax']);

/** Entries in printing order as a PDF; what is not final says why. */
export const proofPdf = (
  entries: readonly ProofEntry[],
  { part, locale, exhibition }: { part: ProofPart; locale: Locale; exhibition: ExhibitionHead },
): DocumentJob => {
  const t = translatorOf('catalog', locale);
  const title = t('printProof.title', { part: t(`printProof.${part}`) });
  const remarkOf = ({ issues }: ProofEntry): string =>
    issues.length === 0
      ? ''
      : t('printProof.notFinal', {
          reasons: issues.map(({ kind, count }) => t(`issues.${kind}`, { count })).join(', '),
        });
  const sheet: CatalogueProofSheet = {
    ...{ locale, exhibition, heading: title },
    entries: entries.map((entry) => ({
      heading: entry.heading,
      name: entry.name,
      lines: entry.lines.map(({ kind, text }) => (labelled.has(kind) ? t(`printProof.${kind}`, { text }) : text)),
      description: entry.description.free + entry.description.charged,
      remark: remarkOf(entry),
    })),
  };
  return { kind: 'catalogue-proof', title, sheet };
};
