import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { connect, inTransaction } from '@server/db/connection';
import { createUser } from '@server/features/identity/accounts/create';
import { beginSession } from '@server/features/identity/auth/sessions';
import { createMembership } from '@server/features/people/memberships/memberships';
import { pdfWith } from '@tests/support/files';
import Fastify from 'fastify';
import { listen } from './bare-server';
import { type Comparison, compare, type Pace } from './compare';
import { startAsking } from './load';
import type { Stage } from './stage';

const CONNECTIONS = 8;
const PEOPLE = 32;
const AIM = 0.3;
const BOUNDARY = 'papel';

/** Files of a megabyte that many people bring at once, beside a handler that only keeps them. */
export async function compareUploads(stage: Stage, pace: Pace): Promise<Comparison[]> {
  const { db, pool } = connect(stage.databaseUrl, () => undefined);
  const bare = await bareKeeper(path.join(stage.folder, 'bare'));
  const asker = startAsking();
  try {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => applicant(db, n)));
    const load = {
      method: 'POST',
      headers: {},
      body: formOf(paper()),
      contentType: `multipart/form-data; boundary=${BOUNDARY}`,
      connections: CONNECTIONS,
    } as const;
    const port = await listen(stage.app);
    return [
      await compare(
        {
          name: 'documents of 1 MB',
          aim: AIM,
          ours: (seconds) =>
            asker.ask({
              ...load,
              port,
              paths: people.map(({ userId }) => `/storagev3/documents/upload/user/${userId}`),
              tokens: people.map(({ token }) => token),
              seconds,
            }),
          theirs: (seconds) => asker.ask({ ...load, port: bare.port, paths: ['/'], seconds }),
        },
        pace,
      ),
    ];
  } finally {
    await asker.end();
    await bare.close();
    await pool.end();
  }
}

/** A PDF of a megabyte; each time it is sent it has other digits. */
const paper = () => pdfWith(`% {phone}\n% ${'x'.repeat(1024 * 1024 - 500)}`).toString('latin1');

const formOf = (file: string) =>
  [
    `--${BOUNDARY}`,
    'content-disposition: form-data; name="file_type"',
    '',
    '1',
    `--${BOUNDARY}`,
    'content-disposition: form-data; name="file"; filename="papel.pdf"',
    'content-type: application/pdf',
    '',
    file,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');

function applicant(db: ReturnType<typeof connect>['db'], n: number) {
  return inTransaction(db, async (tx) => {
    const user = await createUser(tx, {
      email: `solicitante-${n}@ejemplo.mx`,
      fullName: `Solicitante ${n}`,
      personType: 1,
      password: null,
      status: 'active',
      termsAcceptedAt: new Date(),
    });
    await createMembership(tx, user, 'client');
    const origin = { ip: '127.0.0.1', userAgent: 'bench', deviceId: null, now: new Date() };
    const { grant } = await beginSession(tx, { userId: user.id, role: 'client', origin });
    return { userId: user.id, token: grant.access_token };
  });
}

/**
 * The yardstick: a form read as it comes, its file on the disk under the hash of its bytes before the answer. No user,
 * no look at the bytes, no row.
 */
async function bareKeeper(folder: string) {
  await mkdir(folder, { recursive: true });
  const app = Fastify();
  await app.register(multipart, { limits: { fileSize: 10 * 1024 * 1024 } });
  app.post('/', async (request) => {
    const part = await request.file();
    if (!part) throw new Error('no file came');
    const temporary = path.join(folder, randomUUID());
    const hash = createHash('sha256');
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        hash.update(chunk);
        next(null, chunk);
      },
    });
    await pipeline(part.file, measure, createWriteStream(temporary, { flush: true }));
    await rename(temporary, path.join(folder, hash.digest('hex')));
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
    return { ok: true };
  });
  return { port: await listen(app), close: () => app.close() };
}
