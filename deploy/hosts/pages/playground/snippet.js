/** Defaults of the element's attributes. */
const defaults = { locale: 'ru', mode: 'inline', theme: 'auto' };

const mixed = (colour, other, share) =>
  '#' +
  [1, 3, 5]
    .map((at) => {
      const [from, to] = [colour, other].map((text) => parseInt(text.slice(at, at + 2), 16));
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('');

/** The attributes that differ from the defaults, in the order of the guide; `''` for an attribute without a value. */
export const attributesOf = ({ participation, locale, theme, mode, readonly, steps }) =>
  Object.entries({
    'participant-id': participation,
    locale,
    theme,
    mode,
    readonly: readonly ? '' : null,
    'step-order': steps || null,
  }).filter(([name, value]) => value !== null && value !== defaults[name]);

/** The properties that style the element. Hover and soft colours are derived from the primary one. */
export const propertiesOf = ({ colours, primary, onPrimary, font, radius }) => [
  ...(colours
    ? [
        ['--ff-primary', primary],
        ['--ff-primary-hover', mixed(primary, '#000000', 0.25)],
        ['--ff-primary-soft', mixed(primary, '#ffffff', 0.88)],
        ['--ff-on-primary', onPrimary],
      ]
    : []),
  ...(font === '' ? [] : [['--ff-font', font]]),
  ...(radius === '' ? [] : ['sm', 'md', 'lg'].map((size) => [`--ff-r-${size}`, `${radius}px`])),
];

const quoted = (text) => String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const scriptOf = (portal, release) =>
  release === null
    ? [`<script type="module" src="${portal}/embed/catalog.js"></script>`]
    : [
        '<script',
        '  type="module"',
        `  src="${portal}/embed/catalog/${release.version}.js"`,
        `  integrity="${release.integrity}"`,
        '  crossorigin="anonymous"',
        '></script>',
      ];

/**
 * The code that an organiser's developer pastes into the page.
 * @param release a pinned release; null for the current one
 */
export const snippetOf = (portal, release, settings) => {
  const attributes = attributesOf(settings).map(([name, value]) =>
    value === '' ? name : `${name}="${quoted(value)}"`,
  );
  const properties = propertiesOf(settings).map(([name, value]) => `    ${name}: ${value};`);
  const style = properties.length ? ['<style>', '  fairfront-catalog {', ...properties, '  }', '</style>', ''] : [];
  return [
    ...scriptOf(portal, release),
    '',
    `<fairfront-catalog ${attributes.join(' ')}></fairfront-catalog>`,
    '',
    ...style,
    '<script type="module">',
    "  document.querySelector('fairfront-catalog').getToken = async () => {",
    "    const response = await fetch('/catalogue-token', { method: 'POST' });",
    '    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    '    return (await response.json()).data.token;',
    '  };',
    '</script>',
  ].join('\n');
};

/** The lines that a site with its own policy adds to it. */
export const policyOf = (portal) =>
  [`script-src ${portal};`, `connect-src ${portal} ${portal.replace(/^http/, 'ws')};`, `img-src ${portal} blob:;`].join(
    '\n',
  );
