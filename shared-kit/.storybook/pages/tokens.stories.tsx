import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, useState, type ReactNode } from 'react';
import { t } from '../../src/components/story-texts';
import styles from './tokens.module.css';

const meta = { title: 'Fairfront/Tokens', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names of all tokens, in the order of `tokens.css`, read from the page itself. */
const tokenNames = (): string[] => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const root = rules.find(
    (rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText.includes('.ff-root'),
  );
  return root ? [...root.style].filter((name) => name.startsWith('--ff-')) : [];
};

/** The values that hold now; read again when the theme changes. */
const useTokens = (pattern: RegExp): { name: string; value: string }[] => {
  const [tokens, setTokens] = useState<{ name: string; value: string }[]>([]);
  useEffect(() => {
    const read = () => {
      const computed = getComputedStyle(document.documentElement);
      const names = tokenNames().filter((name) => pattern.test(name));
      setTokens(names.map((name) => ({ name, value: computed.getPropertyValue(name).trim() })));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [pattern]);
  return tokens;
};

const Table = ({ pattern, draw }: { pattern: RegExp; draw: (name: string) => ReactNode }) => (
  <dl className={styles['table']}>
    {useTokens(pattern).map(({ name, value }) => (
      <div key={name} className={styles['row']}>
        <dt className={styles['name']}>
          <code>{name}</code>
        </dt>
        <dd className={styles['sample']}>{draw(name)}</dd>
        <dd className={styles['value']}>{value}</dd>
      </div>
    ))}
  </dl>
);

const colours =
  /^--ff-(canvas|surface|sunken|raised|text|border|primary|on-|accent|brand|focus|scrim|(success|info|warning|danger|neutral|period))/;
export const Colours: Story = {
  render: () => (
    <Table
      pattern={colours}
      draw={(name) => <span className={styles['swatch']} style={{ background: `var(${name})` }} />}
    />
  ),
};

const sizes = /^--ff-fs-/;
const Letters = ({ name }: { name: string }) => (
  <span style={{ fontSize: `var(${name})`, lineHeight: `var(${name.replace('-fs-', '-lh-')})` }}>
    {t('tokens.specimen')}
  </span>
);
export const Type: Story = { render: () => <Table pattern={sizes} draw={(name) => <Letters name={name} />} /> };

const spaces = /^--ff-s-\d/;
export const Space: Story = {
  render: () => (
    <Table pattern={spaces} draw={(name) => <span className={styles['bar']} style={{ width: `var(${name})` }} />} />
  ),
};

const shapes = /^--ff-(r|shadow)-/;
export const Shape: Story = {
  render: () => (
    <Table
      pattern={shapes}
      draw={(name) => (
        <span
          className={styles['box']}
          style={name.includes('-r-') ? { borderRadius: `var(${name})` } : { boxShadow: `var(${name})` }}
        />
      )}
    />
  ),
};

const numbers = /^--ff-(control|header|eventbar|tabbar|content|rail|gutter|modal|dur|ease|z|fw|track)-?/;
export const SizesMotionLayers: Story = { render: () => <Table pattern={numbers} draw={() => null} /> };

const patterns = /^--ff-(hatch|dots)$/;
export const Patterns: Story = {
  render: () => (
    <Table
      pattern={patterns}
      draw={(name) => <span className={styles['pattern']} style={{ background: `var(${name})` }} />}
    />
  ),
};
