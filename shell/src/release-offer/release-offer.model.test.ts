import { releaseSchema, type PageRelease } from '@fairfront/shared-kit/platform/release';
import { isOver, mayOffer, newerParts, quietAfterLater, type OfferContext } from './release-offer.model';

const releaseOf = (shell: string, remotes: Record<string, string>): PageRelease =>
  ({
    schema: releaseSchema,
    revision: 1,
    shell,
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, version]) => [name, { version }])),
  }) as unknown as PageRelease;

describe('parts newer than the page [SHELL-267]', () => {
  const page = releaseOf('1.0.0', { 'mf-passes': '1.0.0', 'mf-services': '2.0.0' });
  it.each([
    ['the same versions', releaseOf('1.0.0', { 'mf-passes': '1.0.0', 'mf-services': '2.0.0' }), []],
    ['one remote', releaseOf('1.0.0', { 'mf-passes': '1.1.0', 'mf-services': '2.0.0' }), ['mf-passes']],
    ['one rolled back', releaseOf('1.0.0', { 'mf-passes': '0.9.0', 'mf-services': '2.0.0' }), ['mf-passes']],
    ['the shell', releaseOf('1.1.0', { 'mf-passes': '1.0.0', 'mf-services': '2.0.0' }), ['shell']],
    [
      'all',
      releaseOf('2.0.0', { 'mf-passes': '2.0.0', 'mf-services': '3.0.0' }),
      ['shell', 'mf-passes', 'mf-services'],
    ],
    ['one is new', releaseOf('1.0.0', { 'mf-new': '1.0.0', 'mf-passes': '1.0.0', 'mf-services': '2.0.0' }), ['mf-new']],
    ['one is gone', releaseOf('1.0.0', { 'mf-passes': '1.0.0' }), ['mf-services']],
  ])('%s', (_name, newest, parts) => expect(newerParts(page, newest)).toEqual(parts));
});

describe('conditions of the offer [SHELL-267]', () => {
  const calm: OfferContext = { route: 'participant', isModalOpen: false, isSending: false, unsent: 'none' };
  it.each<[string, Partial<OfferContext>, boolean, boolean]>([
    ['on a calm page', {}, false, true],
    ['with a form that is kept', { unsent: 'kept' }, false, true],
    ['with a form that a reload would empty', { unsent: 'unkept' }, true, false],
    ['over a modal', { isModalOpen: true }, true, false],
    ['at the checkout', { route: 'ordering' }, true, false],
    ['while something is sent', { isSending: true }, false, false],
    ['standing already while something is sent', { isSending: true }, true, true],
  ])('%s', (_name, context, isStanding, expected) =>
    expect(mayOffer({ ...calm, ...context }, isStanding)).toBe(expected),
  );
});

describe('the end of "when I am done" [SHELL-267]', () => {
  const said = { path: '/participant/101', at: 0 };
  it.each([
    ['not while the form is unsent', true, '/participant/101', quietAfterLater, 'kept', false],
    ['when the form is saved', true, '/participant/101', 1, 'none', true],
    ['when the form is left', true, '/', 1, 'none', true],
    ['without a form not with the next page', false, '/', quietAfterLater - 1, 'none', false],
    ['without a form with a page half an hour later', false, '/', quietAfterLater, 'none', true],
    ['without a form never on the same page', false, '/participant/101', quietAfterLater * 9, 'none', false],
  ] as const)('%s', (_name, hadUnsent, path, at, unsent, expected) =>
    expect(isOver({ ...said, hadUnsent }, { path, at, unsent })).toBe(expected),
  );
});
