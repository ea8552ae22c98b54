/** The package has no types; these are of what the tests use. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    address: string;
    /** 0: any free port. */
    port: number;
    silent: boolean;
    directory: string;
    vhostBuckets: boolean;
    configureBuckets: { name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
