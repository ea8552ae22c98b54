import { join, relative } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
const typeFlags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.IgnoreErrors;

const createProgram = (kit, files) => {
  const { config } = ts.readConfigFile(join(kit, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, kit);
  const ambient = join(kit, 'src/platform/assets.d.ts');
  return ts.createProgram([...files, ambient], { ...options, incremental: false, types: [], skipLibCheck: true });
};

/** Package that a declaration comes from when it is not ours. */
const packageOf = (fileName) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(fileName)?.[1];

/** The API document has its own history: a report names its types and does not repeat them. */
const isGenerated = (fileName) => fileName.endsWith('/src/api/schema.ts');

const isType = (declaration) => ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);

/** Whether a declaration stands in a file of its own right: no parameter, member or local of another one. */
const isTopLevel = (declaration) => {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return Boolean(statement.parent && ts.isSourceFile(statement.parent));
};

/** How a function takes its argument apart is its own affair: such a parameter is written as `props`. */
const withPlainParameters = (node) => {
  const visit = (child) => {
    const next = ts.visitEachChild(child, visit, undefined);
    if (!ts.isParameter(next) || ts.isIdentifier(next.name)) return next;
    const { modifiers, dotDotDotToken, questionToken, type } = next;
    return ts.factory.createParameterDeclaration(modifiers, dotDotDotToken, 'props', questionToken, type);
  };
  return visit(node);
};

class Reader {
  constructor(kit, checker) {
    this.kit = kit;
    this.checker = checker;
  }

  target(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Symbols of the kit that a printed node names. */
  namedBy(node) {
    const found = new Set();
    const visit = (child) => {
      if (ts.isIdentifier(child)) {
        const symbol = child.symbol ?? (child.pos >= 0 ? this.checker.getSymbolAtLocation(child) : undefined);
        if (symbol) found.add(this.target(symbol));
      }
      ts.forEachChild(child, visit);
    };
    visit(node);
    return [...found].filter(({ declarations: [declaration] = [] }) => {
      if (!declaration || !isTopLevel(declaration)) return false;
      const { fileName } = declaration.getSourceFile();
      return !packageOf(fileName) && !relative(this.kit, fileName).startsWith('..') && !isGenerated(fileName);
    });
  }

  /** The declaration of a symbol as text, and the symbols that it names. */
  describe(symbol, name, keyword) {
    const target = this.target(symbol);
    const [declaration] = target.declarations ?? [];
    if (!declaration) throw new Error(`${name} is exported without a declaration`);
    const source = declaration.getSourceFile();
    const foreign = packageOf(source.fileName);
    if (foreign) return { text: `export { ${name} } from '${foreign}';`, named: [] };
    if (isGenerated(source.fileName)) return { text: `export { ${name} } from 'openapi.json';`, named: [] };
    if (isType(declaration)) {
      return {
        text: printer.printNode(ts.EmitHint.Unspecified, declaration, source).replace(/^(export )?/, keyword),
        named: this.namedBy(declaration),
      };
    }
    const typeOf = (value) => {
      const type = this.checker.getTypeOfSymbolAtLocation(value, declaration);
      const node = this.checker.typeToTypeNode(type, declaration, typeFlags);
      const text = printer.printNode(ts.EmitHint.Unspecified, withPlainParameters(node), source);
      return { text, named: this.namedBy(node) };
    };
    if (ts.isClassDeclaration(declaration)) {
      const members = this.checker
        .getPropertiesOfType(this.checker.getDeclaredTypeOfSymbol(target))
        .map((member) => ({ name: member.name, ...typeOf(member) }));
      const lines = members.map((member) => `    ${member.name}: ${member.text};`);
      return {
        text: [`${keyword}declare class ${name} {`, ...lines, '}'].join('\n'),
        named: members.flatMap((member) => member.named),
      };
    }
    const { text, named } = typeOf(target);
    return { text: `${keyword}declare const ${name}: ${text};`, named };
  }
}

const byName = (a, b) => (a.name < b.name ? -1 : Number(a.name > b.name));

/**
 * What every export path offers, one statement a declaration: the exports, and behind them the types that these name without
 * exporting them, such as the props of a component. What another path exports is named only: that path has its own report.
 * @param {string} kit folder of the kit
 * @param {{ path: string, file: string }[]} entries path as in `exports` of package.json, its source file
 * @returns {Map<string, string[]>} by path
 */
export const exportedDeclarations = (kit, entries) => {
  const program = createProgram(
    kit,
    entries.map(({ file }) => file),
  );
  const checker = program.getTypeChecker();
  const reader = new Reader(kit, checker);
  const exportsOf = ({ file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${relative(kit, file)} exports nothing`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, symbol, target: reader.target(symbol) }))
      .sort(byName);
  };
  const exported = entries.map((entry) => ({ path: entry.path, all: exportsOf(entry) }));
  const ownedBySome = new Set(exported.flatMap(({ all }) => all.map(({ target }) => target)));
  return new Map(
    exported.map(({ path, all }) => {
      const described = all.map(({ name, symbol }) => reader.describe(symbol, name, 'export '));
      const hidden = new Map();
      const queue = described.flatMap(({ named }) => named);
      while (queue.length) {
        const symbol = queue.pop();
        if (ownedBySome.has(symbol) || hidden.has(symbol)) continue;
        const found = reader.describe(symbol, symbol.name, '');
        hidden.set(symbol, { name: symbol.name, text: found.text });
        queue.push(...found.named);
      }
      const texts = [...hidden.values()].sort((a, b) => byName(a, b) || (a.text < b.text ? -1 : 1));
      return [path, [...described, ...texts].map(({ text }) => text)];
    }),
  );
};
