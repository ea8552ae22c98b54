import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const folder = join(__dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|^testing\/|random-orders/.test(file),
);
const importsOf = (file: string): string[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g)].map(
    ([, name = '']) => name,
  );

/** The allowed imports of the wizard: every host service comes through the kit's contract. */
const allowed = /^(?:@fairfront\/shared-kit\/|react$|react-dom(?:\/client)?$|formik$|yup$|single-spa-react$)/;

it('the wizard uses host services through the contract only: no shell, no router, no other remote [CAT-252]', () => {
  expect(sources.length).toBeGreaterThan(150);
  const foreign = sources.flatMap((file) =>
    importsOf(file)
      .filter((name) => !allowed.test(name))
      .filter((name) => !name.startsWith('.') || !join(folder, file, '..', name).startsWith(folder))
      .map((name) => `${file}: ${name}`),
  );
  expect(foreign).toEqual([]);
});

const ofThePage = ['history', 'location', 'localStorage', 'sessionStorage', 'cookieStore'];

/** Matches uses of the page's address, title and storage; a local variable named `history` does not count. */
const accessesIn = (name: string, code: string): string[] => {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const all = (node: ts.Node): ts.Node[] => [node, ...node.getChildren(source).flatMap(all)];
  const nodes = all(source);
  const isNameOf = (node: ts.Node): boolean =>
    ts.isIdentifier(node) && 'name' in node.parent && node.parent.name === node;
  const ownNames = new Set(
    nodes.filter((node) => isNameOf(node) && !ts.isPropertyAccessExpression(node.parent)).map((node) => node.getText()),
  );
  const isGlobal = (node: ts.Node) =>
    ts.isIdentifier(node) && ofThePage.includes(node.text) && !isNameOf(node) && !ownNames.has(node.text);
  const isMember = (node: ts.Node) =>
    ts.isPropertyAccessExpression(node) &&
    ((/^(?:window|globalThis|self|document)$/.test(node.expression.getText()) && ofThePage.includes(node.name.text)) ||
      /^(?:(?:window|globalThis|self)\.)?document\.(?:title|cookie)$/.test(node.getText()));
  return nodes.filter((node) => isGlobal(node) || isMember(node)).map((node) => `${name}: ${node.parent.getText()}`);
};

it.each([
  ['history.pushState({}, "")', 1],
  ['window.history.back()', 1],
  ['const { href } = location', 1],
  ['globalThis.localStorage.setItem("a", "b")', 1],
  ['document.title = "Order"', 1],
  ['const all = document.cookie', 1],
  ['// history.back() leads away', 0],
  ['const history = useHistory(); history.data.map(show)', 0],
  ['const row = ({ location }: Stand) => location.hall', 0],
  ['answer.history.at(0)', 0],
  ['const path = `${order}/history`', 0],
])('the code %s accesses the page %s times [CAT-268]', (code, times) => {
  expect(accessesIn('example.tsx', code)).toHaveLength(times);
});

it('only the embed accesses the page: the wizard uses no history, address, title or storage of it [CAT-252] [CAT-268]', () => {
  expect(sources.flatMap((file) => accessesIn(file, readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
