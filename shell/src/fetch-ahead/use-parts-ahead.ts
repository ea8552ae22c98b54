import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRemotes } from '../boot';

/** What react-router calls the place that the page was opened at. */
const firstPlace = 'default';

/**
 * Starts tiles and checklist entries of a hub that the page was opened at: their files come with the page, and run while the participation is
 * on its way, so that the hub is drawn once and with them (SHELL-436).
 * @param isHub the route is a hub
 */
export const usePartsAhead = (isHub: boolean): void => {
  const { catalog, part } = useRemotes();
  const { key } = useLocation();
  const isFirst = isHub && key === firstPlace;
  useEffect(() => {
    if (!isFirst) return;
    for (const { id } of catalog.tiles) part('tile', id)?.start();
    for (const { id } of catalog.checklist) part('checklist', id)?.start();
  }, [isFirst, catalog, part]);
};
