import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';

/**
 * Writes what shell and remotes see of the platform contract as one text, so that a change of it is seen in review.
 * `node tooling/api-report.mjs` writes it, `--check` compares and ends with 1 when it is stale.
 */

const kit = fileURLToPath(new URL('..', import.meta.url));
const report = join(kit, 'api-report/platform.md');
const entries = [
  { name: '@fairfront/shared-kit/platform', file: join(kit, 'src/platform/index.ts') },
  { name: '@fairfront/shared-kit/platform/trans', file: join(kit, 'src/platform/trans.ts') },
  { name: '@fairfront/shared-kit/platform/release', file: join(kit, 'src/platform/release/index.ts') },
].filter(({ file }) => existsSync(file));

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
const typeFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

const createProgram = () => {
  const { config } = ts.readConfigFile(join(kit, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, kit);
  const ambient = join(kit, 'src/platform/assets.d.ts');
  return ts.createProgram([...entries.map(({ file }) => file), ambient], { ...options, incremental: false, types: [] });
};

/** Package that a declaration comes from when it is not ours. */
const packageOf = (fileName) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(fileName)?.[1];

const describe = (checker, symbol, name) => {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const [declaration] = target.declarations ?? [];
  if (!declaration) throw new Error(`${name} is exported without a declaration`);
  const source = declaration.getSourceFile();
  const foreign = packageOf(source.fileName);
  if (foreign) return `export { ${name} } from '${foreign}';`;
  const isType = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
  if (isType) return printer.printNode(ts.EmitHint.Unspecified, declaration, source);
  if (ts.isClassDeclaration(declaration)) {
    const members = checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(target))
      .map(
        (member) =>
          `    ${member.name}: ${checker.typeToString(checker.getTypeOfSymbol(member), undefined, typeFlags)};`,
      );
    return [`export declare class ${name} {`, ...members, '}'].join('\n');
  }
  const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(target, declaration), declaration, typeFlags);
  return `export declare const ${name}: ${type};`;
};

const section = (program, checker, { name, file }) => {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${relative(kit, file)} exports nothing`);
  const lines = checker
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, symbol }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((exported) => describe(checker, exported.symbol, exported.name));
  return [`## \`${name}\``, '', '```ts', lines.join('\n\n'), '```', ''].join('\n');
};

const write = () => {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const version = /contractVersion = '([^']+)'/.exec(readFileSync(join(kit, 'src/platform/version.ts'), 'utf8'))?.[1];
  const head = [
    `# The platform contract, version ${version}`,
    '',
    'Written by `node shared-kit/tooling/api-report.mjs`; never edit it. A change here is a change of the contract: raise',
    '`contractVersion` (added: minor, changed or removed: major) and write this file anew.',
    '',
  ].join('\n');
  return [head, ...entries.map((entry) => section(program, checker, entry))].join('\n');
};

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
const text = write();
if (!check) {
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, text);
  console.log(`Written: ${relative(process.cwd(), report)}`);
} else if (!existsSync(report) || readFileSync(report, 'utf8') !== text) {
  console.error(
    'The report of the platform contract is stale. Look at the change, raise contractVersion if remotes can see it, then run:\n' +
      '  node shared-kit/tooling/api-report.mjs',
  );
  process.exitCode = 1;
}
