import { templateProblems, type TemplateUpload } from '@fairfront/shared-kit/domain/catalogue';
import type { CodedIssue } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { insertNumbered, insertRows } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';

/** What an exhibition offers in its catalogue. */
interface NewTemplate extends TemplateUpload {
  id?: number;
  exhibition_id: number;
}

/**
 * Creates the catalogue templates of exhibitions that have none, with their rubrics.
 * @returns their ids
 * @throws HttpError 422 by field
 */
export const createTemplates = async (
  trx: Transaction<Tables>,
  templates: readonly NewTemplate[],
): Promise<number[]> => {
  const problems: Record<string, CodedIssue> = {};
  templates.forEach((one, index) => {
    for (const [field, issue] of Object.entries(templateProblems(one) ?? {})) problems[`${index}.${field}`] = issue;
  });
  if (Object.keys(problems).length > 0) throw areaFieldErrors('catalog', problems);
  const ids = await insertNumbered(
    trx,
    'catalog_templates',
    templates.map(({ id, exhibition_id, template }) => ({ id, exhibition_id, data: JSON.stringify(template) })),
  );
  await insertRows(
    trx,
    'catalog_rubrics',
    templates.map(({ rubrics, exporter }, index) => ({
      template_id: ids[index] ?? 0,
      main: JSON.stringify(rubrics),
      exporter: JSON.stringify(exporter),
    })),
  );
  return ids;
};
