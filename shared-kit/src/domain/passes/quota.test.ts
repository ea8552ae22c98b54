import {
  certificateQuota,
  certificateTotal,
  freePassesByArea,
  freePlaces,
  installationTotal,
  quotaState,
} from './quota';

describe('quotas', () => {
  it.each([
    [[2], 0],
    [[3], 1],
    [[10], 3],
    [[89], 29],
    [[90], 30],
    [[95.9], 30],
    [[96], 31],
    [[120], 35],
    [[150], 40],
    [[], 0],
    [[72, 18], 30],
    [[1.5, 1.5], 1],
    [[0.1, 0.2, 2.7], 1],
    [[60.3, 29.7, 5.99], 30],
  ])('stands of %j m² give %d free passes [PASS-054] [PASS-055]', (areas, passes) => {
    expect(freePassesByArea(areas)).toBe(passes);
  });

  it("the organiser's number takes precedence over the area; sub-exhibitors have only what they were given [PASS-056]", () => {
    expect(certificateQuota({ type: 'self', quota_certificate: null }, [90])).toBe(30);
    expect(certificateQuota({ type: 'self', quota_certificate: 12 }, [90])).toBe(12);
    expect(certificateQuota({ type: 'self', quota_certificate: 0 }, [90])).toBe(0);
    expect(certificateQuota({ type: 'sub', quota_certificate: null }, [90])).toBeNull();
    expect(certificateQuota({ type: 'sub', quota_certificate: 5 }, [])).toBe(5);
  });

  it.each([
    [30, [5, 7], 18],
    [30, [], 30],
    [30, [5, null, 0], 25],
    [10, [5, 7], 0],
    [12, [5, 7], 0],
    [0, [], null],
    [null, [5], null],
  ])('a quota of %j with sub-exhibitors %j leaves %j [PASS-051] [PASS-060] [PASS-251]', (quota, given, total) => {
    expect(certificateTotal(quota, given)).toBe(total);
  });

  it.each([
    [17, 18, 'open', 1],
    [18, 18, 'full', 0],
    [19, 18, 'full', 0],
    [0, 0, 'full', 0],
    [0, null, 'none', 0],
  ] as const)(
    '%d of %j participant passes: %s, %d left [PASS-052] [PASS-060] [PASS-061]',
    (count, total, state, left) => {
      expect(quotaState('participant', { count, total })).toBe(state);
      expect(freePlaces('participant', { count, total })).toBe(left);
    },
  );

  it('installation: 4 of 4 is full, null and 0 mean none [PASS-057] [PASS-060]', () => {
    expect(quotaState('installation', { count: 4, total: installationTotal(4) })).toBe('full');
    expect(quotaState('installation', { count: 3, total: installationTotal(4) })).toBe('open');
    expect(quotaState('installation', { count: 0, total: installationTotal(0) })).toBe('none');
    expect(installationTotal(null)).toBeNull();
  });

  it('cars: null means unlimited, 0 means none [PASS-059]', () => {
    expect(quotaState('car', { count: 40, total: null })).toBe('unlimited');
    expect(freePlaces('car', { count: 40, total: null })).toBe(Infinity);
    expect(quotaState('car', { count: 0, total: 0 })).toBe('full');
    expect(quotaState('car', { count: 1, total: 2 })).toBe('open');
  });
});
