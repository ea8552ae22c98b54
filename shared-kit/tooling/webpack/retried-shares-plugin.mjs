const kept = 'delete installedModules[id];';

/**
 * A shared part that did not come is asked for again by the next attempt: webpack's runtime would remember that it has asked,
 * and a part of a remote that was tried again would fail for ever.
 */
export class RetriedSharesPlugin {
  apply(compiler) {
    const name = 'RetriedSharesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.constructor.name !== 'ConsumeSharedRuntimeModule') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          if (code === null || !code.includes('startedInstallModules')) return code;
          if (!code.includes(kept)) throw new Error('webpack writes its consumers of shared parts in another way');
          return code.replace(kept, `${kept} delete startedInstallModules[id];`);
        };
      });
    });
  }
}
