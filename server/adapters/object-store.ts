import path from 'node:path';
import type { Config } from '@server/config';
import type { ObjectStore } from './adapters';
import { folderStore } from './object-store-folder';
import { s3Store } from './object-store-s3';

/** The object store that the configuration names: an S3 bucket, else a folder beside the data. */
export function createObjectStore(config: Pick<Config, 's3' | 'dataDir'>): ObjectStore {
  return config.s3 ? s3Store(config.s3) : folderStore(path.join(config.dataDir, 'objects'));
}
