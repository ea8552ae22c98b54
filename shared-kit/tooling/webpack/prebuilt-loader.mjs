import vm from 'node:vm';

const exportList = /export\s*\{([^{}]*)\};?\s*$/;

/**
 * Hands on a library that its makers have bundled and minified, one ES module without imports, as it is: its megabytes are
 * neither read by webpack (`noParse`) nor minified again, which took a third of the time of a remote. Its own address is
 * left out: webpack would write the folder of this machine in its place.
 * @param {string} source
 * @returns {string} the same as a CommonJS module
 * @throws when anything of an ES module is left
 */
export default function prebuiltLoader(source) {
  const [list, names] = exportList.exec(source) ?? [];
  if (list === undefined) throw new Error(`${this.resourcePath} does not end with a list of exports`);
  const exported = names.split(',').map((name) => {
    const [local, outside = local] = name.trim().split(/\s+as\s+/);
    return `${outside}:${local}`;
  });
  const body = source.slice(0, -list.length).replaceAll('import.meta.url', '""');
  const code = `"use strict";${body};module.exports={${exported.join(',')}};`;
  // a module that nobody reads would break only in the browser
  new vm.Script(`(function(module){${code}})`, { filename: this.resourcePath });
  return code;
}
