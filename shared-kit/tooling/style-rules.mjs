import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Three rules of all styles (README of the kit): no colour but the tokens, no `!important`, no element selectors.
 * Without arguments it looks through the styles of all packages, otherwise through the named files; ends with 1 when a rule
 * is broken. `tokens.css` is where colours live, `base.css` is the reset, the only file that speaks of elements.
 */
const workspace = fileURLToPath(new URL('../..', import.meta.url));
const packages = ['shell', 'mf-passes', 'mf-services', 'mf-catalog', 'mf-account', 'shared-kit'];

/** CSS Color 4 without `transparent`, `currentcolor` and the colours of the system, which follow the person's own choice. */
const namedColours =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'.split(
    ' ',
  );
const colour = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![-\\w])(?:${namedColours.join('|')})(?![-\\w])`,
  'i',
);
/** Properties whose words may be colours; a name of an animation or of a grid area may be anything. */
const colouring =
  /^(--|color$|background|border|outline|fill$|stroke$|box-shadow$|text-(shadow|decoration|emphasis)|caret|accent-color$|column-rule|scrollbar-color$|filter$|flood-color$|stop-color$)/;

/** Comments, strings and addresses as blanks of the same length, so that positions stay. */
const blanked = (css) =>
  css.replace(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, (part) =>
    part.replace(/[^\n]/g, ' '),
  );

/** Rules and declarations of a sheet with the position of each. */
function* partsOf(css) {
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (!'{};'.includes(css[at])) continue;
    const text = css.slice(start, at);
    const position = start + text.search(/\S|$/);
    if (css[at] === '{') yield { kind: 'prelude', text: text.trim(), position };
    else if (text.trim()) yield { kind: 'declaration', text: text.trim(), position };
    start = at + 1;
  }
}

const elementsIn = (selector) =>
  selector
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/:(nth-[a-z-]+|lang|dir|state)\([^)]*\)|::[a-z-]+(\([^)]*\))?/gi, ' ')
    .replace(/[.#:]-?[\w-]+/g, ' ')
    .match(/[a-z][\w-]*/gi) ?? [];

const problemsIn = (css, { mayNameElements }) => {
  const problems = [];
  for (const { kind, text, position } of partsOf(blanked(css))) {
    const report = (message) => problems.push({ line: css.slice(0, position).split('\n').length, message });
    if (kind === 'prelude') {
      const isSelector = !text.startsWith('@') && !/^(from|to|[\d.]+%)(\s*,\s*(from|to|[\d.]+%))*$/i.test(text);
      const [element] = isSelector && !mayNameElements ? elementsIn(text) : [];
      if (element) report(`the selector names the element "${element}": give it a class`);
      continue;
    }
    const [, property = '', value = ''] = /^([\w-]+)\s*:([\s\S]*)$/.exec(text) ?? [];
    if (/!\s*important/i.test(value)) report('!important');
    const [found] = colouring.test(property.toLowerCase()) ? (colour.exec(value) ?? []) : [];
    if (found) report(`the colour "${found}" is written out: take a token of tokens.css`);
  }
  return problems;
};

const stylesOf = (folder) =>
  readdirSync(join(workspace, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(workspace, folder, 'src', file));

const named = process.argv.slice(2);
const files = named.length > 0 ? named : packages.flatMap(stylesOf);
let broken = 0;
for (const file of files) {
  if (basename(file) === 'tokens.css') continue;
  const options = { mayNameElements: basename(file) === 'base.css' };
  for (const { line, message } of problemsIn(readFileSync(file, 'utf8'), options)) {
    console.error(`${relative(process.cwd(), file)}:${line}: ${message}`);
    broken += 1;
  }
}
console.log(`${files.length} style sheets, ${broken} broken rules`);
process.exitCode = broken === 0 ? 0 : 1;
