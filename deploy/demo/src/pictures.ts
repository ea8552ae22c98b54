import catalogueDrawings from './catalogue/drawings.json';
import serviceDrawings from './services/drawings.json';

const drawings: Readonly<Record<string, string>> = { ...serviceDrawings, ...catalogueDrawings };

/** Below the storage base; the name before it is that of the drawing. */
const folder = 'pictures';

/** The path of a drawing as a service names it. */
export const picturePath = (name: string): string => {
  if (!Object.hasOwn(drawings, name)) throw new Error(`no drawing ${name}`);
  return `${folder}/${name}.svg`;
};

/**
 * One hand for all drawings: middle tones on no ground, so that they stand on light and dark alike. p panel, s shade,
 * a accent, y light, k thin line, t thick line.
 */
const style =
  'g{fill:none;stroke:#6c818a;stroke-width:2.2;stroke-linejoin:round;stroke-linecap:round}' +
  '.p{fill:#fff;fill-opacity:.26}.s{fill:#6c818a;fill-opacity:.34}.a{fill:#1f8ea3;fill-opacity:.55}' +
  '.y{fill:#f5b301;fill-opacity:.75}.k{stroke-width:1.4}.t{stroke-width:5}';

/** The drawing of this file name (`sofa.svg`), null for an unknown one. */
export const pictureFile = (file: string): string | null => {
  const name = /^([a-z0-9-]+)\.svg$/.exec(file)?.[1];
  if (name === undefined || !Object.hasOwn(drawings, name)) return null;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 100' width='640' height='400'><style>${style}</style>` +
    `<g><path class='k' d='M12 90h136' stroke-opacity='.5'/>${drawings[name] ?? ''}</g></svg>`
  );
};
