import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Config } from '@server/config';
import type { ObjectStore } from './adapters';
import { isObjectKey, ObjectMissing } from './object-missing';

const PREFIX = 'objects/';

// This version of the SDK serves Node 20; its notice of a later one is nothing that an operator can mend.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** Objects in one private bucket of any S3-compatible store, under `objects/ab/abcdef…`. */
export function s3Store(s3: NonNullable<Config['s3']>): ObjectStore {
  const client = new S3Client({
    region: s3.region,
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Stores other than Amazon's know neither the newer checksums nor their trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (sha256: string) => {
    if (!isObjectKey(sha256)) throw new ObjectMissing(sha256);
    return { Bucket: s3.bucket, Key: `${PREFIX}${sha256.slice(0, 2)}/${sha256}` };
  };
  return {
    async put(temporaryPath, sha256) {
      const { size } = await stat(temporaryPath);
      await client.send(
        new PutObjectCommand({
          ...place(sha256),
          Body: createReadStream(temporaryPath),
          ContentLength: size,
          ContentType: 'application/octet-stream',
        }),
      );
      await rm(temporaryPath);
    },
    async open(sha256) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(place(sha256)));
        if (!(Body instanceof Readable) || ContentLength === undefined) {
          throw new TypeError('the store answered no stream');
        }
        return { stream: Body, size: ContentLength };
      } catch (error) {
        throw error instanceof NoSuchKey ? new ObjectMissing(sha256) : error;
      }
    },
    async *list() {
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: s3.bucket,
            Prefix: PREFIX,
            ContinuationToken: token,
          }),
        );
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const sha256 = Key.slice(Key.lastIndexOf('/') + 1);
          if (isObjectKey(sha256) && LastModified) yield { sha256, putAt: LastModified };
        }
        token = page.NextContinuationToken;
      } while (token);
    },
    async remove(sha256) {
      await client.send(new DeleteObjectCommand(place(sha256)));
    },
  };
}
