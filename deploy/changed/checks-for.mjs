/**
 * @typedef {object} Package
 * @property {string} name its folder from the root
 * @property {string[]} uses folders of the packages of the workspace that it declares
 * @property {boolean} isTyped
 * @property {boolean} isTested
 */

const isModule = (file) => /\.[cm]?[jt]sx?$/.test(file);
/** What an import can bring into a program or a test. */
const isImported = (file) => isModule(file) || file.endsWith('.json');
const isManifest = (file) => /(^|\/)package\.json$/.test(file);

/** All that others may import of a remote; ESLint keeps them from the rest. */
const isOpen = (file) => !file.startsWith('mf-') || /^[^/]+\/src\/(model|locales)\//.test(file);
/** Every program includes the names that remotes declare. */
const isNames = (file) => /^mf-[^/]+\/src\/names\.ts$/.test(file);

/** The packages that use one of these, at once or through another. */
const usersOf = (names, packages) => {
  const users = packages.filter(({ name, uses }) => !names.includes(name) && uses.some((used) => names.includes(used)));
  return users.length ? usersOf([...names, ...users.map(({ name }) => name)], packages) : names;
};

/**
 * Which checks and tests the changed files ask for.
 * @param {{ present: string[], gone: string[] }} changed
 * @param {Package[]} packages
 */
export const checksFor = ({ present, gone }, packages) => {
  const all = [...present, ...gone];
  const ownerOf = (file) => packages.find(({ name }) => file.startsWith(`${name}/`))?.name;
  const ownersOf = (files) => [...new Set(files.map(ownerOf).filter(Boolean))];
  const imported = all.filter(isImported);
  const affected = new Set([...ownersOf(imported), ...usersOf(ownersOf(imported.filter(isOpen)), packages)]);
  const related = present.filter((file) => isImported(file) && ownerOf(file));
  const touchesKit = all.some((file) => file.startsWith('shared-kit/') && !file.endsWith('.md'));

  return {
    format: present,
    lint: present.filter(isModule),
    styles: present.filter((file) => file.endsWith('.css')),
    scripts: [
      'house rules',
      all.some((file) => !file.endsWith('.md')) && 'unused and undeclared',
      all.some(isModule) && 'directions of imports',
      all.some(isManifest) && 'versions',
      touchesKit && 'table of components',
    ].filter(Boolean),
    types: packages
      .filter(({ name, isTyped }) => isTyped && (affected.has(name) || all.some(isNames)))
      .map(({ name }) => name),
    tests: {
      packages: related.length
        ? packages.filter(({ name, isTested }) => isTested && affected.has(name)).map(({ name }) => name)
        : [],
      files: related,
    },
    /** Scripts and settings, which no import leads to: what follows from them is for the whole suite to say. */
    unfollowed: all.filter((file) => /\.([cm]?js|json|ya?ml)$/.test(file) && !/(^|\/)src\//.test(file)),
  };
};
