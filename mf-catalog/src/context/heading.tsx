import { ModalFrameContext } from '@fairfront/shared-kit/platform';
import { useContext, type ComponentProps } from 'react';

/** Levels of headings that a page can show. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The level that a heading has where the title of the wizard is no h2, as a foreign page decides (CAT-276). */
export const useHeadingLevel = (level: 3 | 4): HeadingLevel => {
  const start = useContext(ModalFrameContext)?.headingLevel ?? 2;
  return Math.min(level + start - 2, 6) as HeadingLevel;
};

interface HeadingProps extends ComponentProps<'h3'> {
  /** Under the title of the wizard, taken for an h2: a part of a step is 3, what stands in it 4. */
  level: 3 | 4;
}

/** A heading inside the wizard. */
export const Heading = ({ level, ...rest }: HeadingProps) => {
  const Tag = `h${useHeadingLevel(level)}` as const;
  return <Tag {...rest} />;
};
