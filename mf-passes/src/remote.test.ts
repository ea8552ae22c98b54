import remote from './remote';

describe('what the remote of passes offers', () => {
  it('the four modals of the specification by its names, and the one by decision [PASS-001] [PASS-307]', async () => {
    expect(Object.keys(remote.modals ?? {}).sort()).toEqual([
      'event-modal-auto-passes',
      'event-modal-detail-pass',
      'event-modal-montage-passes',
      'event-modal-participant-passes',
      'event-modal-take-over-passes',
    ]);
    for (const { load } of Object.values(remote.modals ?? {})) {
      expect(typeof (await load()).default).toBe('function');
    }
  });

  it('an entry of its own on the event page for each kind [PASS-003]', () => {
    expect(Object.keys(remote.tiles ?? {})).toEqual(['participant-passes', 'installation-passes', 'car-passes']);
    expect(new Set(Object.values(remote.tiles ?? {}).map(({ group }) => group))).toEqual(new Set(['passes']));
  });
});
