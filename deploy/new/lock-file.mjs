const dependencyKinds = ['dependencies', 'devDependencies'];

/** The parts of the section `importers`, by the folder of each package. */
const importersOf = (lock) => {
  const start = lock.indexOf('\nimporters:\n\n') + '\nimporters:\n\n'.length;
  const end = lock.indexOf('\npackages:\n', start);
  const parts = lock
    .slice(start, end)
    .trimEnd()
    .split(/\n\n(?= {2}\S)/);
  return { start, end, byFolder: new Map(parts.map((part) => [/^ {2}(.+):$/m.exec(part)?.[1], part])) };
};

/** The lines of a dependency as a package of the same depth has them, whose version is resolved already. */
const resolvedLines = (importers, name, specifier) => {
  const key = name.startsWith('@') ? `'${name}'` : name;
  for (const [folder, part] of importers) {
    if (!folder.startsWith('mf-')) continue;
    const lines = part.split('\n');
    const at = lines.findIndex(
      (line, index) => line === `      ${key}:` && lines[index + 1] === `        specifier: ${specifier}`,
    );
    if (at >= 0) return lines.slice(at, at + 3).join('\n');
  }
  throw new Error(`No remote has ${name} ${specifier}: the lock file cannot tell what it resolves to`);
};

const byName = ([one], [other]) => (one < other ? -1 : 1);

/**
 * The lock file with one package more. All that it depends on is there already, so nothing has to be resolved and the install that
 * follows can be a frozen one.
 * @param {string} lock text of pnpm-lock.yaml
 * @param {string} folder of the package, from the root
 * @param {{ dependencies: Record<string, string>, devDependencies: Record<string, string> }} manifest its package.json
 */
export const withImporter = (lock, folder, manifest) => {
  const { start, end, byFolder } = importersOf(lock);
  const kinds = dependencyKinds.map((kind) => {
    const lines = Object.entries(manifest[kind])
      .sort(byName)
      .map(([name, specifier]) => resolvedLines(byFolder, name, specifier));
    return [`    ${kind}:`, ...lines].join('\n');
  });
  byFolder.set(folder, [`  ${folder}:`, ...kinds].join('\n'));
  const importers = [...byFolder].sort(byName).map(([, part]) => part);
  return `${lock.slice(0, start)}${importers.join('\n\n')}\n${lock.slice(end)}`;
};
