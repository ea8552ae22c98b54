/** The parts of the queue of passes; `all` is the whole queue. */
export const queueParts = ['all', 'participants', 'visas', 'installation', 'cars'] as const;
/** One of `queueParts`. */
export type QueuePart = (typeof queueParts)[number];
