/** Who has done something with a pass, as it is stored. */
export interface PassActor {
  name: string | null;
  lastname: string | null;
  isOrganizer: boolean;
  /** Of the collective organiser only. */
  isOfParent: boolean;
}

/** Who has done something with a pass, as its company may know it: it reads no names of the organiser's people. */
export const historyAuthor = ({ name, lastname, isOrganizer, isOfParent }: PassActor) => ({
  name: isOrganizer || isOfParent || lastname === null ? null : `${lastname} ${name ?? ''}`.trim(),
  is_organizer: isOrganizer,
  is_stand_organizer: isOfParent,
});
