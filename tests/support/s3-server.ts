import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Short, so that a list of a few objects has several pages. */
const PAGE = 2;

interface StoredObject {
  bytes: Buffer;
  putAt: Date;
}

interface Answer {
  status: number;
  body?: string | Buffer;
}

/** It takes calls and never answers; it fails; in its place another server answers with a page; or it is well. */
type S3Illness = 'silent' | 'broken' | 'page' | null;

/** An S3 server in memory with one bucket: the calls that our store makes, each with its signature checked. */
export async function startS3Server(credentials: {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}) {
  const objects = new Map<string, StoredObject>();
  let illness: S3Illness = null;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://s3.test');
    if (illness === 'silent') return;
    const { status, body: sent = '' } =
      illness === 'page'
        ? { status: 200, body: '<!doctype html><title>Otro servidor</title>' }
        : illness === 'broken'
          ? refusal(500, 'InternalError')
          : isSigned(request, url, body, credentials)
            ? answer(request.method, url, body)
            : refusal(403, 'SignatureDoesNotMatch');
    response.statusCode = status;
    if (status === 200 && illness !== 'page') {
      response.setHeader('ETag', `"${createHash('md5').update(sent).digest('hex')}"`);
    }
    response.end(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    stop,
    /** From now on it answers so, or well. */
    fall(next: S3Illness) {
      illness = next;
    },
  };

  async function stop(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  function answer(method: string | undefined, url: URL, body: Buffer): Answer {
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (bucket !== credentials.bucket) return refusal(404, 'NoSuchBucket');
    if (method === 'GET' && key === '') return { status: 200, body: list(url.searchParams) };
    if (method === 'GET') {
      const object = objects.get(key);
      return object ? { status: 200, body: object.bytes } : refusal(404, 'NoSuchKey');
    }
    if (method === 'PUT') {
      objects.set(key, { bytes: body, putAt: new Date() });
      return { status: 200 };
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    return refusal(405, 'MethodNotAllowed');
  }

  /** One page of ListObjectsV2; its token is the last key of the page before. */
  function list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const found = [...objects]
      .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const page = found.slice(0, PAGE);
    const token = found.length > PAGE ? page.at(-1)?.[0] : undefined;
    const contents = page.map(
      ([key, { bytes, putAt }]) =>
        `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${putAt.toISOString()}</LastModified></Contents>`,
    );
    return `<ListBucketResult><IsTruncated>${token !== undefined}</IsTruncated>${contents.join('')}${
      token === undefined ? '' : `<NextContinuationToken>${token}</NextContinuationToken>`
    }</ListBucketResult>`;
  }
}

function refusal(status: number, code: string): Answer {
  return { status, body: `<Error><Code>${code}</Code><Message>${code}</Message></Error>` };
}

/** Whether a request bears the AWS Signature Version 4 of these credentials, over its body too where that is signed. */
function isSigned(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  credentials: { accessKeyId: string; secretAccessKey: string },
): boolean {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(.+), ?SignedHeaders=(.+), ?Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (!authorization) return false;
  const [, accessKeyId, scope = '', names = '', signature] = authorization;
  const payload = String(request.headers['x-amz-content-sha256']);
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1).split('&').sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    payload,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)];
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  return (
    accessKeyId === credentials.accessKeyId &&
    signature === hmac(key, toSign.join('\n')).toString('hex') &&
    (payload === 'UNSIGNED-PAYLOAD' || payload === sha256(body))
  );
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string) =>
  createHmac('sha256', key).update(content).digest();
