/**
 * Limits per client address and for all clients together, in bytes and milliseconds. The nginx configuration is
 * generated from the same values.
 */
export interface EdgeLimits {
  /** Open connections of all clients together. */
  connections: number;
  /** Open connections per address. Not counted behind a trusted proxy, which enforces the same limit itself. */
  connectionsPerAddress: number;
  /** Concurrent backend calls per address. */
  callsPerAddress: number;
  /** Concurrent uploads (bodies above `smallBody`) per address. */
  uploadsPerAddress: number;
  /** Bytes of request bodies in transit per address. */
  bodyBytesPerAddress: number;
  /** Requests per address for what the edge serves itself: pages; released files; probes and refused requests. */
  pagesPerAddress: RequestBudget;
  filesPerAddress: RequestBudget;
  othersPerAddress: RequestBudget;
  /** Window of `max` and window of `burst`. */
  budgetTime: number;
  burstTime: number;
  /** Delayed requests per address; further ones lose their connection. */
  delayedPerAddress: number;
  /** Open WebSockets per address. */
  socketsPerAddress: number;
  /** Frames from a browser: `burst` at once, `perSecond` on average. */
  framesPerSocket: FrameLimit;
  framesPerAddress: FrameLimit;
  /** Connections to the backend for calls and for large uploads. */
  callConnections: number;
  uploadConnections: number;
  /** Calls that wait for a backend connection; further ones get 503. */
  waitingCalls: number;
  /**
   * Largest body that is not an upload (the backend accepts no more), and largest body that is buffered before the
   * call.
   */
  smallBody: number;
  /** Largest upload. */
  largestUpload: number;
  /** Largest response that is buffered, so that the backend is free before a slow client has read it. */
  bufferedResponse: number;
  /** Memory for all buffered responses that clients have not read yet; beyond it, responses are piped. */
  bufferedResponses: number;
  /** Time for the headers of a request to arrive. */
  headersTime: number;
  /** Time for a small body to arrive. */
  bodyTime: number;
  /** Time for an upload to arrive. */
  uploadTime: number;
  /** Longest time in which a client sends nothing of an upload or reads nothing of a response. */
  stallTime: number;
  /** Time until the backend starts its response, and between two chunks of it. */
  answerTime: number;
  /** Delay before a refused call (429) gets its response. */
  refusalTime: number;
  /** Time for the backend to accept a connection. */
  connectTime: number;
}

/** Request budget of one address. */
export interface RequestBudget {
  /** Requests within `budgetTime`; further ones get 429. */
  max: number;
  /** Requests within `burstTime`; further ones are delayed. */
  burst: number;
}

/** A token bucket. */
export interface FrameLimit {
  burst: number;
  perSecond: number;
}

const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;

/**
 * Generous for an office with hundreds of people behind one address, small for the machine: in ten seconds 600 of them
 * can open a page, 125 of these with an empty cache (40 files each).
 */
export const defaultLimits: EdgeLimits = {
  connections: 10_000,
  connectionsPerAddress: 512,
  callsPerAddress: 96,
  uploadsPerAddress: 6,
  bodyBytesPerAddress: 16 * megabyte,
  pagesPerAddress: { max: 600, burst: 20 },
  filesPerAddress: { max: 5_000, burst: 60 },
  othersPerAddress: { max: 300, burst: 20 },
  budgetTime: 10_000,
  burstTime: 250,
  delayedPerAddress: 1_024,
  socketsPerAddress: 256,
  framesPerSocket: { burst: 200, perSecond: 20 },
  framesPerAddress: { burst: 4_000, perSecond: 400 },
  callConnections: 128,
  uploadConnections: 16,
  waitingCalls: 512,
  smallBody: megabyte,
  largestUpload: 25 * megabyte,
  bufferedResponse: megabyte,
  bufferedResponses: 128 * megabyte,
  headersTime: 10_000,
  bodyTime: 30_000,
  uploadTime: 600_000,
  stallTime: 20_000,
  answerTime: 60_000,
  refusalTime: 1_000,
  connectTime: 2_000,
};
