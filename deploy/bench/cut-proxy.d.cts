/** A way to a server that can be cut and restored while it is in use. */
export interface CutProxy {
  /** The given address with this way instead of the direct one. */
  url: string;
  /** Ends every connection and refuses new ones. */
  cut: () => Promise<void>;
  /** Passes nothing on any more and ends nothing: the server looks silent. */
  silence: () => void;
  restore: () => Promise<void>;
  close: () => Promise<void>;
}

export function startCutProxy(target: string): Promise<CutProxy>;
