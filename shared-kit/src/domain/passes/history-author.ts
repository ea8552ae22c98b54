/** The author of an action on a pass, as stored. */
export interface PassActor {
  name: string | null;
  lastname: string | null;
  isOrganizer: boolean;
  /** Only for the collective organiser. */
  isOfParent: boolean;
}

/** The author of an action on a pass, as its company may see it: without names of the organiser's people. */
export const historyAuthor = ({ name, lastname, isOrganizer, isOfParent }: PassActor) => ({
  name: isOrganizer || isOfParent || lastname === null ? null : `${lastname} ${name ?? ''}`.trim(),
  is_organizer: isOrganizer,
  is_stand_organizer: isOfParent,
});
