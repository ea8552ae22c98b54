import { noPasses, personalPassStates, type PassGroup } from './pass-states';

const group = (change: Partial<PassGroup>): PassGroup => ({
  type: 'certificate',
  status: 'accepted',
  is_simple_visa: null,
  count: 2,
  ...change,
});

it.each<[string, PassGroup, 'certificate' | 'visaSimple' | 'visaDifficult' | 'installation']>([
  ['certificates', group({}), 'certificate'],
  ['installers', group({ type: 'installation' }), 'installation'],
  ['visas of a simple procedure', group({ type: 'visa', is_simple_visa: true }), 'visaSimple'],
  ['other visas', group({ type: 'visa', is_simple_visa: false }), 'visaDifficult'],
  ['visas of an unknown country', group({ type: 'visa', is_simple_visa: null }), 'visaDifficult'],
])('the pass states count %s separately [SHELL-240]', (_kind, passes, kind) => {
  expect(personalPassStates([passes])[kind]).toEqual({ ...noPasses(), accepted: 2 });
});

it('the sum of states adds equal states and leaves the others at zero [SHELL-240]', () => {
  const states = personalPassStates([group({}), group({ count: 3 }), group({ status: 'rejected', count: 1 })]);
  expect(states).toMatchObject({
    certificate: { accepted: 5, consideration: 0, rejected: 1 },
    installation: noPasses(),
  });
});
