import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import { textOf } from '@fairfront/shared-kit/domain/common';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { DocumentJob, ExhibitionHead } from '../../../../platform/documents/sheets';
import type { RubricsSheet } from './rubrics.pdf';
import { translatorOf } from '../../../../platform/texts/area-texts';
import type { CatalogueOffer } from '../catalogue-access';

type Rows = RubricsSheet['sections'][number]['rows'];

const rowsOf = (nodes: readonly RubricNode[], locale: Locale, level = 0, rows: Rows = []): Rows => {
  for (const node of nodes) {
    rows.push({ level, text: `${node.code} ${textOf(node, 'name', locale)}`.trim() });
    rowsOf(node.children, locale, level + 1, rows);
  }
  return rows;
};

/** The complete tree of rubrics, and that of Russian exporters if the exhibition has one, in one language. */
export const rubricsPdf = (
  { rubrics, template }: Pick<CatalogueOffer, 'rubrics' | 'template'>,
  exhibition: ExhibitionHead,
  locale: Locale,
): DocumentJob => {
  const t = translatorOf('catalog', locale);
  const hasExporters = template.is_russian_exporter && rubrics.exporter.length > 0;
  return {
    kind: 'rubrics',
    title: t('pdf.rubrics'),
    sheet: {
      locale,
      exhibition,
      heading: t('pdf.rubrics'),
      sections: [
        { title: null, rows: rowsOf(rubrics.main, locale) },
        ...(hasExporters ? [{ title: t('pdf.exporterRubrics'), rows: rowsOf(rubrics.exporter, locale) }] : []),
      ],
    },
  };
};
