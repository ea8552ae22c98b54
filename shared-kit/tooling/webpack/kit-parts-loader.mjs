import { kitParts } from './package-facts.mjs';

/**
 * Fills `shell/src/boot/kit-parts.ts`: one lazy import per part of the kit. Parts that the shell's first screen uses
 * are in its first file anyway and cost no request, the others get a chunk of their own.
 */
export default function kitPartsLoader() {
  // the list follows folders, not this file: a kept result would miss a new part of the kit
  this.cacheable(false);
  const entries = kitParts().map((name) => {
    const chunk = name.replace(/^@fairfront\/shared-kit\//, 'kit-').replace(/\W+/g, '-');
    return `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(name)}),`;
  });
  return `export const kitParts = {\n${entries.join('\n')}\n};\n`;
}
