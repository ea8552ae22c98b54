import type { PageMeta } from '../../platform/entities';
import type { Changes } from './people';

/** A page of a list as the API answers it (SHELL-159). */
export const buildPage = <Item>(items: Item[], changes: Changes<PageMeta> = {}): { data: Item[]; meta: PageMeta } => ({
  data: items,
  meta: { current_page: 1, last_page: 1, per_page: 10, total: items.length, ...changes },
});
