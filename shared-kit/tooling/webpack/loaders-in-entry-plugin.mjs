const nameOf = ({ key }) => key?.name ?? key?.value;
const isWrittenOut = (value) =>
  value?.type === 'ObjectExpression' && value.properties.every(({ type }) => type === 'Property');

/** Ranges of all members of an object but those that are kept, each with the comma behind it. */
const rangesWithout = ({ properties, range }, isKept) =>
  properties.flatMap((property, index) =>
    isKept(nameOf(property)) ? [] : [[property.range[0], properties[index + 1]?.range[0] ?? range[1] - 1]],
  );

/** What the manifest says of the offers of a definition: everything but their loaders. */
const rangesOfFacts = (definition) => [
  ...rangesWithout(definition, (name) => name !== 'notifications'),
  ...definition.properties
    .filter((property) => /^(tiles|checklist|commands|modals|screens)$/.test(nameOf(property)))
    .flatMap(({ value }) => (isWrittenOut(value) ? value.properties : []))
    .flatMap(({ value }) => (isWrittenOut(value) ? rangesWithout(value, (name) => name === 'load') : [])),
];

/**
 * Leaves nothing of a definition in the entry but its loaders: facts of offers stand in the manifest, and no page reads them from
 * the code. What is not written out in place stays as it is.
 */
export class LoadersInEntryPlugin {
  /** @param {string} definition the file `src/remote.ts` */
  constructor(definition) {
    this.definition = definition;
  }

  apply(compiler) {
    const name = 'LoadersInEntryPlugin';
    const { ConstDependency } = compiler.webpack.dependencies;
    compiler.hooks.compilation.tap(name, (_compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.parser.for('javascript/auto').tap(name, (parser) => {
        parser.hooks.program.tap(name, ({ body }) => {
          const { module } = parser.state;
          if (module.resource !== this.definition) return;
          const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
          const [definition] = exported?.type === 'CallExpression' ? exported.arguments : [];
          if (!isWrittenOut(definition)) return;
          for (const range of rangesOfFacts(definition)) {
            module.addPresentationalDependency(new ConstDependency('', range));
          }
        });
      });
    });
  }
}
