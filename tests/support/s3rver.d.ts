declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  /** An S3 server for tests; the package brings no types. */
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it.
  export default class S3rver {
    constructor(options: {
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
