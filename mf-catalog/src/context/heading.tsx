import { ModalFrameContext } from '@fairfront/shared-kit/platform';
import { useContext, type ComponentProps } from 'react';

/** The heading levels of a page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The level of a heading, shifted if the wizard title is not an h2, as another site may decide. */
export const useHeadingLevel = (level: 3 | 4): HeadingLevel => {
  const start = useContext(ModalFrameContext)?.headingLevel ?? 2;
  return Math.min(level + start - 2, 6) as HeadingLevel;
};

interface HeadingProps extends ComponentProps<'h3'> {
  /** The level relative to a wizard title of h2: a section of a step is 3, its parts are 4. */
  level: 3 | 4;
}

/** A heading inside the wizard. */
export const Heading = ({ level, ...rest }: HeadingProps) => {
  const Tag = `h${useHeadingLevel(level)}` as const;
  return <Tag {...rest} />;
};
