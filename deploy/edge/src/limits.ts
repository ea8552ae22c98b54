/** What one client, and all together, may take of the edge. Bytes and milliseconds; nginx gets the same figures. */
export interface EdgeLimits {
  /** Open connections, all clients together. */
  connections: number;
  /** Open connections of one address; not counted behind a trusted proxy, which has the same limit of its own. */
  connectionsPerAddress: number;
  /** Calls of one address that the backend works on at a time. */
  callsPerAddress: number;
  /** Bodies above `smallBody` of one address that arrive at a time. */
  uploadsPerAddress: number;
  /** Bytes of bodies that one address may have under way. */
  bodyBytesPerAddress: number;
  /** What one address may ask of the edge itself: pages; files of releases; probes and what is refused. */
  pagesPerAddress: RequestBudget;
  filesPerAddress: RequestBudget;
  othersPerAddress: RequestBudget;
  /** The time that `most` of a budget counts for, and the time that `atOnce` does. */
  budgetTime: number;
  atOnceTime: number;
  /** Requests of one address that wait because it asks too much; further ones lose their connection. */
  heldPerAddress: number;
  /** Live sockets of one address. */
  socketsPerAddress: number;
  /** Frames from a browser: `burst` at once, `perSecond` in the long run. */
  framesPerSocket: FrameLimit;
  framesPerAddress: FrameLimit;
  /** Connections to the backend for calls, and for large uploads. */
  callConnections: number;
  uploadConnections: number;
  /** Calls that wait for a connection to the backend; further ones are answered with 503. */
  waitingCalls: number;
  /** The largest body that is no upload (the backend takes no more), and the largest body that is collected before a call. */
  smallBody: number;
  /** The largest upload. */
  largestUpload: number;
  /** The largest answer that is collected, so that the backend is free before a slow client has read it. */
  collectedResponse: number;
  /** All collected answers that clients have not read yet; above it answers are piped. */
  collectedResponses: number;
  /** Until the headers of a request are there. */
  headersTime: number;
  /** Until a small body is there. */
  bodyTime: number;
  /** Until an upload is there. */
  uploadTime: number;
  /** How long a client may send nothing of an upload, or read nothing of an answer. */
  stallTime: number;
  /** Until the backend begins to answer, and between two parts of its answer. */
  answerTime: number;
  /** How long a refused call (429) waits for its answer. */
  refusalTime: number;
  /** Until the backend takes a connection. */
  connectTime: number;
}

/** How often one address may ask. */
export interface RequestBudget {
  /** Within `budgetTime`; further requests are refused with 429. */
  most: number;
  /** Within `atOnceTime`; further requests wait a moment. */
  atOnce: number;
}

/** A token bucket. */
export interface FrameLimit {
  burst: number;
  perSecond: number;
}

const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;

/**
 * Generous for an office with hundreds of people behind one address, small against what the machine has: in ten seconds 600
 * of them may open a page, 125 of these with an empty cache (40 files each).
 */
export const defaultLimits: EdgeLimits = {
  connections: 10_000,
  connectionsPerAddress: 512,
  callsPerAddress: 96,
  uploadsPerAddress: 6,
  bodyBytesPerAddress: 16 * megabyte,
  pagesPerAddress: { most: 600, atOnce: 20 },
  filesPerAddress: { most: 5_000, atOnce: 60 },
  othersPerAddress: { most: 300, atOnce: 20 },
  budgetTime: 10_000,
  atOnceTime: 250,
  heldPerAddress: 1_024,
  socketsPerAddress: 256,
  framesPerSocket: { burst: 200, perSecond: 20 },
  framesPerAddress: { burst: 4_000, perSecond: 400 },
  callConnections: 128,
  uploadConnections: 16,
  waitingCalls: 512,
  smallBody: megabyte,
  largestUpload: 25 * megabyte,
  collectedResponse: megabyte,
  collectedResponses: 128 * megabyte,
  headersTime: 10_000,
  bodyTime: 30_000,
  uploadTime: 600_000,
  stallTime: 20_000,
  answerTime: 60_000,
  refusalTime: 1_000,
  connectTime: 2_000,
};
