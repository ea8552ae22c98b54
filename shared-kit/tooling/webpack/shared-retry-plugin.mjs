const failure = 'delete installedModules[id];';

/**
 * A shared part that did not come may be asked for again. webpack's own runtime remembers that it has asked and throws the
 * first error for ever; with this it forgets the question together with the failed answer, as it does for its chunks.
 */
export class SharedRetryPlugin {
  apply(compiler) {
    const name = 'SharedRetryPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          // nothing is shared
          if (code === null) return code;
          if (code.split(failure).length !== 2 || !code.includes('startedInstallModules[id] = true;')) {
            throw new Error(`${name}: webpack writes another runtime for shared modules; look whether it asks again`);
          }
          return code.replace(failure, `${failure} startedInstallModules[id] = false;`);
        };
      });
    });
  }
}
