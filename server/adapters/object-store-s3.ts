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
import { isObjectKey, ObjectMissing, StoreAway, type StoreFault } from './store-faults';

const PREFIX = 'objects/';

// This version of the SDK serves Node 20; its notice of a later one is nothing that an operator can mend.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/**
 * How long the store may take to be reached, to say anything, and to answer a call, with its bytes where they are sent.
 * It is silent too while a person's telephone takes no more of a file.
 */
interface StorePatience {
  connectMs: number;
  silenceMs: number;
  callMs: number;
  /** Of a call that only asks whether the store is there. */
  probeMs: number;
}

const PATIENCE: StorePatience = {
  connectMs: 3_000,
  silenceMs: 30_000,
  callMs: 60_000,
  probeMs: 4_000,
};

/** Objects in one private bucket of any S3-compatible store, under `objects/ab/abcdef…`. */
export function s3Store(s3: NonNullable<Config['s3']>, patience = PATIENCE): ObjectStore {
  const client = new S3Client({
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: patience.connectMs,
      socketTimeout: patience.silenceMs,
    },
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
  /** @throws StoreAway for whatever goes wrong but a key that does not exist */
  const ask = async <T>(
    call: (limit: { abortSignal: AbortSignal }) => Promise<T>,
    limitMs = patience.callMs,
  ): Promise<T> => {
    try {
      return await call({ abortSignal: AbortSignal.timeout(limitMs) });
    } catch (error) {
      throw error instanceof NoSuchKey ? error : new StoreAway(faultOf(error), error);
    }
  };
  /** One page of the objects that follow a token. */
  const pageAfter = async (token?: string, most?: number, limitMs?: number) => {
    const next = new ListObjectsV2Command({
      Bucket: s3.bucket,
      Prefix: PREFIX,
      ContinuationToken: token,
      MaxKeys: most,
    });
    const page = await ask((limit) => client.send(next, limit), limitMs);
    // A page of some other server would pass for an empty bucket.
    if (page.IsTruncated === undefined) throw new StoreAway('strange', 'an answer without a list');
    return page;
  };
  return {
    async put(temporaryPath, sha256) {
      const { size } = await stat(temporaryPath);
      const object = new PutObjectCommand({
        ...place(sha256),
        Body: createReadStream(temporaryPath),
        ContentLength: size,
        ContentType: 'application/octet-stream',
      });
      const { ETag } = await ask((limit) => client.send(object, limit));
      // Every store names what it took; a page of some other server says nothing of it.
      if (!ETag) throw new StoreAway('strange', 'an answer without ETag');
      await rm(temporaryPath);
    },
    async open(sha256) {
      try {
        const object = new GetObjectCommand(place(sha256));
        const { Body, ContentLength, ETag } = await ask((limit) => client.send(object, limit));
        if (!(Body instanceof Readable) || ContentLength === undefined || !ETag) {
          throw new StoreAway('strange', 'an answer without bytes, length or ETag');
        }
        return { stream: Body, size: ContentLength };
      } catch (error) {
        throw error instanceof NoSuchKey ? new ObjectMissing(sha256) : error;
      }
    },
    async *list() {
      let token: string | undefined;
      do {
        const page = await pageAfter(token);
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const sha256 = Key.slice(Key.lastIndexOf('/') + 1);
          if (isObjectKey(sha256) && LastModified) yield { sha256, putAt: LastModified };
        }
        token = page.NextContinuationToken;
      } while (token);
    },
    async remove(sha256) {
      const object = new DeleteObjectCommand(place(sha256));
      await ask((limit) => client.send(object, limit));
    },

    async probe() {
      const { Contents = [] } = await pageAfter(undefined, 1, patience.probeMs);
      return { isEmpty: Contents.length === 0 };
    },
  };
}

/** How a store is away by what a call failed with; the SDK keeps the status of an answer that it could not read too. */
function faultOf(error: unknown): StoreFault {
  const status = statusOf(error);
  if (status === null) return 'silent';
  if (status === 401 || status === 403) return 'denied';
  if (status === 404) return 'missing';
  return status < 300 ? 'strange' : 'failing';
}

function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null;
  const metadata = error.$metadata;
  if (typeof metadata !== 'object' || metadata === null) return null;
  if (!('httpStatusCode' in metadata) || typeof metadata.httpStatusCode !== 'number') return null;
  return metadata.httpStatusCode;
}
