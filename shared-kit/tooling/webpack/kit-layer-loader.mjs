const order = '@layer ff-base, ff-kit;\n';

const layerOf = (/** @type {string} */ path) => {
  if (/[\\/]shared-kit[\\/]src[\\/]components[\\/]base\.css$/.test(path)) return 'ff-base';
  return /[\\/]shared-kit[\\/]src[\\/].+\.module\.css$/.test(path) ? 'ff-kit' : null;
};

/**
 * Puts the styles of the kit into cascade layers below everybody else's. A class that a screen gives to a part of the kit
 * then always wins, although nobody knows in which order the style files of shell, kit and remotes arrive.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} css
 */
export default function kitLayerLoader(css) {
  const layer = layerOf(this.resourcePath);
  return layer ? `${order}@layer ${layer} {\n${css}\n}\n` : css;
}
