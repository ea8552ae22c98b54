import remote from './remote';

describe('what the remote of passes offers', () => {
  it('four modals by the names of the specification [PASS-001]', async () => {
    expect(Object.keys(remote.modals ?? {}).sort()).toEqual([
      'event-modal-auto-passes',
      'event-modal-detail-pass',
      'event-modal-montage-passes',
      'event-modal-participant-passes',
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
