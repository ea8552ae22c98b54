import { commentOfDecision, decisionOutcome, isReasonMissing, type PassDecision } from './pass-decision';
import type { PassStatus } from './pass';

describe('a decision on a pass', () => {
  it.each<[PassDecision, boolean]>([
    [{ status: 'rejected' }, true],
    [{ status: 'rejected', comment: '  ' }, true],
    [{ status: 'rejected', comment: 'No passport' }, false],
    [{ status: 'accepted' }, false],
    [{ status: 'consideration', comment: null }, false],
  ])('%j lacks its reason: %s [ORG-301]', (decision, isMissing) => {
    expect(isReasonMissing(decision)).toBe(isMissing);
  });

  it('keeps a comment of a rejection only', () => {
    expect(commentOfDecision({ status: 'rejected', comment: ' No passport ' })).toBe('No passport');
    expect(commentOfDecision({ status: 'accepted', comment: 'No passport' })).toBeNull();
  });

  it.each<[PassStatus, string | null, PassDecision, PassStatus, string]>([
    ['consideration', null, { status: 'accepted' }, 'consideration', 'store'],
    ['accepted', null, { status: 'accepted' }, 'consideration', 'stored_already'],
    ['rejected', 'Photo', { status: 'rejected', comment: 'Photo ' }, 'consideration', 'stored_already'],
    ['rejected', 'Photo', { status: 'rejected', comment: 'Name' }, 'consideration', 'decided_meanwhile'],
    ['rejected', 'Photo', { status: 'rejected', comment: 'Name' }, 'rejected', 'store'],
    ['accepted', null, { status: 'rejected', comment: 'Name' }, 'consideration', 'decided_meanwhile'],
    ['accepted', null, { status: 'rejected' }, 'accepted', 'reason_missing'],
  ])('of a pass that is %s (%s): %j, seen %s, is %s [ORG-302]', (status, comment, wanted, seen, outcome) => {
    expect(decisionOutcome({ status, comment }, wanted, seen)).toBe(outcome);
  });
});
