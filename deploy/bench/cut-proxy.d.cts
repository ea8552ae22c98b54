/** A TCP proxy to a server, whose connections can be cut and restored while in use. */
export interface CutProxy {
  /** The target address with the proxy in place of the server. */
  url: string;
  /** Closes every connection and refuses new ones. */
  cut: () => Promise<void>;
  /** Forwards nothing more and closes nothing, like a silent server. */
  silence: () => void;
  restore: () => Promise<void>;
  close: () => Promise<void>;
}

export function startCutProxy(target: string): Promise<CutProxy>;
