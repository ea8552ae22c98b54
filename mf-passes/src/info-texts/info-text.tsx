import { Link } from '@fairfront/shared-kit/components/link';
import { byLanguage } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import { parseMarkup, type MarkupNode } from './markup';
import styles from './info-text.module.css';

/** The info texts of the open exhibition by name, in the interface language or, if that is empty, in the other one. */
export const useInfoText = (): ((name: string) => string | null) => {
  const { exhibition } = useParticipation();
  const locale = useLocale();
  return (name) => byLanguage(exhibition.texts[name] ?? {}, locale);
};

const draw = (node: MarkupNode, key: number): ReactNode => {
  if (typeof node === 'string') return node;
  const { tag: Tag, href, children } = node;
  if (Tag === 'br') return <br key={key} />;
  const inner = children.map(draw);
  if (Tag !== 'a')
    return (
      <Tag key={key} className={styles[Tag]}>
        {inner}
      </Tag>
    );
  if (href === undefined) return <span key={key}>{inner}</span>;
  return (
    <Link key={key} href={href} external={!href.startsWith('mailto:')}>
      {inner}
    </Link>
  );
};

/** A text with simple markup. */
export const MarkedText = ({ text }: { text: string }) => parseMarkup(text).map(draw);

/** The non-empty texts in the order of the given names. */
export const useInfoTexts = (names: readonly string[]): string[] => {
  const textOf = useInfoText();
  return names.flatMap((name) => textOf(name) ?? []);
};

/** Texts with simple markup. */
export const InfoTexts = ({ texts }: { texts: readonly string[] }) => (
  <div className={styles.texts}>
    {texts.map((text, index) => (
      <div key={index} className={styles.text}>
        <MarkedText text={text} />
      </div>
    ))}
  </div>
);
