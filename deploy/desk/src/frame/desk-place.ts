/** The queues of the desk: route and the scope of staff that it needs. */
export const queues = [{ name: 'passes', route: 'desk-passes', scope: 'passes' }] as const;
/** One of `queues`. */
export type DeskQueue = (typeof queues)[number];

/** The exhibition in the address; null if there is none. */
export const exhibitionIn = (query: URLSearchParams): number | null => {
  const id = Number(query.get('exhibition'));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** The default exhibition: the next one that has not ended, otherwise the latest. */
export const currentExhibition = <Dated extends { started_at: string; ended_at: string }>(
  exhibitions: readonly Dated[],
  today: string,
): Dated | undefined => {
  const byStart = [...exhibitions].sort((one, other) => one.started_at.localeCompare(other.started_at));
  return byStart.find(({ ended_at }) => ended_at.slice(0, 10) >= today) ?? byStart.at(-1);
};
