import { movedWith, type ExhibitionMove } from '@fairfront/shared-kit/domain/participations/exhibition-copy';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { createTemplates } from './create-templates';
import { readTemplate } from './templates.repository';

/**
 * Copies the catalogue template of an exhibition with packages, prices and both rubric trees; the start of printing moves.
 * @returns whether there is one
 */
export const copyTemplate = async (
  trx: Transaction<Tables>,
  { from, to, move }: { from: number; to: number; move: ExhibitionMove },
): Promise<boolean> => {
  const row = await readTemplate(trx, from);
  if (!row) return false;
  const { data, main, exporter } = row;
  const template = { ...data, catalog_print_started_at: movedWith(move, data.catalog_print_started_at) };
  await createTemplates(trx, [{ exhibition_id: to, template, rubrics: main ?? [], exporter: exporter ?? [] }]);
  return true;
};
