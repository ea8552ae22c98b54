import { fetchAhead, OnDemand } from '../on-demand';
import type { SelectListProps } from './select-list';

const load = async () => (await import('./select-list')).SelectList;

/** Requests the code of the list as soon as the control is hovered or focused. */
export const fetchSelectList = (): void => fetchAhead(load);

/** `SelectList` whose code comes with the first opening. */
export const SelectList = <Value extends string | number>(props: SelectListProps<Value>) => (
  <OnDemand load={load} isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
    {(List) => <List {...props} />}
  </OnDemand>
);
