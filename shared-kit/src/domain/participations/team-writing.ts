import type { EventType } from './event-types';

/** The part of a participation that decides whether its own team may change it. */
export interface TeamWriting {
  type: EventType;
  /** The collective organiser's settings for this sub-exhibitor. */
  is_edit: boolean | null;
}

/** Whether the team of a participation may change it: only a sub-exhibitor can be closed to its own team. */
export const isOpenToTeam = ({ type, is_edit }: TeamWriting): boolean => type !== 'sub' || is_edit === true;
