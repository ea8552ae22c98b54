/**
 * Start of a suite that is made of several test files. What registers hooks when it is imported does so here, for all of them:
 * modules are loaded once, and a hook holds only for the file that imports it first.
 */
const isPage = typeof document !== 'undefined';
if (isPage) jest.requireActual('@testing-library/react');

const emptyPage = () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
};

/** Called at the beginning of the `describe` of a file: the next one finds a new page and no spies. */
export const endFile = () =>
  afterAll(() => {
    jest.restoreAllMocks();
    if (isPage) emptyPage();
  });
