import { exhibitionDateIssues } from '@fairfront/shared-kit/domain/participations/exhibition-dates';
import { exhibitionFields } from '@fairfront/shared-kit/domain/participations/exhibition-fields';
import { placeIssue } from '@fairfront/shared-kit/domain/participations/participation-rules';
import { companyRecordFields, participationFields } from '@fairfront/shared-kit/domain/participations/set-up-fields';
import { issuesOf } from '@fairfront/shared-kit/domain/validation';
import { demoCalendar } from './demo-calendar';
import { demoExhibitionValues } from './seed-exhibitions';
import { demoCompanyValues, demoParticipationValues } from './seed-participations';

const calendar = demoCalendar(new Date('2026-05-05T09:00:00Z'));

it('the demo exhibition follows the rules by which staff set one up', () => {
  for (const exhibition of demoExhibitionValues(calendar)) {
    expect([exhibition.id, issuesOf(exhibitionFields, exhibition)]).toEqual([exhibition.id, {}]);
    expect([exhibition.id, exhibitionDateIssues(exhibition)]).toEqual([exhibition.id, {}]);
  }
  for (const company of demoCompanyValues()) {
    expect([company.id, issuesOf(companyRecordFields, company)]).toEqual([company.id, {}]);
  }
  const participations = demoParticipationValues(calendar);
  for (const one of participations) {
    expect([one.id, issuesOf(participationFields, one)]).toEqual([one.id, {}]);
    const parent = participations.find(({ id }) => id === one.parent_id);
    expect([one.id, placeIssue(one, parent ? { ...parent, is_deleted: false } : null)]).toEqual([one.id, null]);
  }
});
