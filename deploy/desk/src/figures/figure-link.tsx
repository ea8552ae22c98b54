import type { ReactNode } from 'react';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import type { FigurePartProps } from './figure-part';
import { queryOf, type FiguresPlace, type OpenList } from './figures-place';

interface FigureLinkProps extends Pick<FigurePartProps, 'exhibition' | 'place'> {
  /** What the figure counts, in addition to the filter of the page. */
  list: Partial<OpenList> & Pick<OpenList, 'step'>;
  /** Another filter than that of the page. */
  change?: Partial<FiguresPlace>;
  /** Nothing is counted, so there is no list. */
  isEmpty: boolean;
  children: ReactNode;
}

/** A figure that links to the list of what it counts. */
export const FigureLink = ({ exhibition, place, list, change, isEmpty, children }: FigureLinkProps) => {
  if (isEmpty) return <span className="ff-num">{children}</span>;
  const opened = { of: 'services', day: null, currency: null, isUnpriced: false, ...list } as const;
  return (
    <RouteLink
      to="desk-figures"
      params={{}}
      query={queryOf({ ...place, ...change, page: 1, list: opened }, exhibition)}
      className="ff-num"
    >
      {children}
    </RouteLink>
  );
};
