import { templateProblems, type RubricNode, type TemplateUpload } from '@fairfront/shared-kit/domain/catalogue';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { HttpError, notFound } from '../../../platform/http/http-error';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import type { Services } from '../../../platform/services';
import { areaText } from '../../../platform/texts/area-texts';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { lockTemplateStamp, storeRubrics, storeTemplate } from './catalogue-changes.repository';
import type { CatalogTemplateStored } from '@fairfront/shared-kit/domain/catalogue/api';
import { isExhibitionKnown, activeParticipations } from '../../participations';

const templateChanged = () =>
  new HttpError(409, areaText('catalog', 'errors.template_changed'), { code: 'template_changed' });

const countOf = (nodes: readonly RubricNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

/**
 * Stores the catalogue template of an exhibition, which replaces the previous one. Drafts are priced by it from now on, sent
 * orders keep their prices.
 * @param place `seenStamp`: the stamp that the caller has read, if the template must not have changed since
 * @throws HttpError 404, 409 `template_changed`, 422 by field
 */
export const storeCatalogTemplate = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Pick<Services, 'clock' | 'outbox'>,
  { userId, exhibitionId, seenStamp = null }: { userId: number; exhibitionId: number; seenStamp?: string | null },
  { template, rubrics, exporter }: TemplateUpload,
): Promise<CatalogTemplateStored> => {
  if (!(await isExhibitionKnown(trx, exhibitionId))) throw notFound();
  if (seenStamp !== null) {
    const stamp = await lockTemplateStamp(trx, exhibitionId);
    if (stamp !== undefined && stamp !== seenStamp) throw templateChanged();
  }
  const problems = templateProblems({ template, rubrics, exporter });
  if (problems) throw areaFieldErrors('catalog', problems);
  const at = clock.now();
  const id = await storeTemplate(trx, { exhibitionId, template, at });
  await storeRubrics(trx, { templateId: id, rubrics, exporter });
  const stored = {
    id,
    exhibition_id: exhibitionId,
    services: template.services.length,
    rubrics: countOf(rubrics),
    exporter_rubrics: countOf(exporter),
  };
  const subject = `exhibition ${exhibitionId}`;
  await writeAudit(trx, { userId, action: 'catalog-template.stored', subject, details: stored, at });
  const participations = await activeParticipations(trx, exhibitionId, at.toISOString().slice(0, 10));
  await publishParticipationChanged(trx, { outbox }, participations);
  return stored;
};
