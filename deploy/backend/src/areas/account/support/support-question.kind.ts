import { supportQuestionFields } from '@fairfront/shared-kit/domain/account/support-question-fields';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { createRows } from '../../../platform/set-up/create-rows';
import type { NewRow, SetUpKind } from '../../../platform/set-up/set-up-kind';
import { activeParticipations } from '../../participations';

/** Questions with answers on the support page, which all exhibitions share. */
export const supportQuestions: SetUpKind<'support_questions', typeof supportQuestionFields> = {
  table: 'support_questions',
  subject: 'support-question',
  fields: supportQuestionFields,
  defaults: { position: 0 },
  toRow: (values) => values,
  toValues: ({ id: _id, archived_at: _archived, ...values }) => values,
  usedBy: [],
  shownTo: (trx, _values, at) => activeParticipations(trx, null, at.toISOString().slice(0, 10)),
};

/** Creates questions of the support page. @returns their ids @throws HttpError 422 */
export const createSupportQuestions = (
  trx: Transaction<Tables>,
  rows: readonly NewRow<typeof supportQuestionFields>[],
): Promise<number[]> => createRows(trx, supportQuestions, rows);
