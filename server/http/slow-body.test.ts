import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { stepUpActs } from '@contract/locales/es-MX/kernel/step-up-acts';
import { documents } from '@server/db/schema/documents';
import { sessions, users } from '@server/db/schema/identity';
import { profiles } from '@server/db/schema/people-profiles';
import { hashToken } from '@server/features/identity/auth/tokens';
import { texts } from '@server/i18n';
import { type Person, testApi } from '@tests/support/api';
import { doc } from '@tests/support/documents';
import { pdf } from '@tests/support/files';
import { multipart } from '@tests/support/multipart';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { temporaryFolder } from './temporary-folder';

/*
 * Calls whose body comes in two parts, and what happens to their sender in between.
 */
const api = await testApi();
await api.app.listen({ port: 0, host: '127.0.0.1' });
const address = api.app.server.address();
const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
const MINUTE = 60_000;
const FORBIDDEN = 'No tienes permiso para esta operación.';

const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};

interface Sent {
  method: 'POST' | 'PUT';
  path: string;
  body: Buffer;
  type?: string;
}

const json = (body: object) => Buffer.from(JSON.stringify(body));

/** Opens a call and sends the first bytes of its body, as many as are given. */
function open({ token }: Person, { method, path, body, type }: Sent, bytes: number): Socket {
  const socket = connect(port, '127.0.0.1');
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type ?? 'application/json'}`,
    `Content-Length: ${body.length}`,
  ];
  socket.write(
    Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body.subarray(0, bytes)]),
  );
  return socket;
}

/** What the server answers, which then closes the connection. */
async function answerOf(socket: Socket) {
  let text = '';
  socket.setEncoding('utf8').on('data', (some: string) => {
    text += some;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const said = z.object({ code: z.string(), message: z.string() }).partial();
  // An answer of unknown length comes in pieces, each behind its own.
  const { code, message } = said.parse(
    JSON.parse(body.replace(/^[0-9a-f]+\r\n/, '').split('\r\n')[0] ?? ''),
  );
  return { status: Number(head.slice(9, 12)), code, message };
}

/** Does something between the two parts of a body, once the call was let in. */
async function betweenParts(who: Person, sent: Sent, meanwhile: () => unknown) {
  // So long after the last call of its session the next one is written down.
  later(16_000);
  const socket = open(who, sent, sent.body.length / 2);
  await vi.waitFor(async () => {
    const [session] = await api.db
      .select({ seen: sessions.lastSeenAt })
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(who.token)));
    expect(session?.seen).toEqual(api.clock.now);
  }, 30_000);
  await meanwhile();
  socket.write(sent.body.subarray(sent.body.length / 2));
  return answerOf(socket);
}

const profile: Sent = {
  method: 'PUT',
  path: '/api/v1/profile',
  body: json({ version: 0, nationality: 'MX', birth_day: '1990-05-04' }),
};

async function keptOf({ userId }: Person) {
  const [row] = await api.db.select().from(profiles).where(eq(profiles.userId, userId));
  return row?.nationality ?? null;
}

const block = async ({ userId }: Person) => {
  const staff = await api.person('admin');
  await freshFactor(api, staff);
  const body = { reason: 'Lo pidió por teléfono' };
  const url = `/api/v1/users/${userId}/block` as const;
  expect((await staff.call({ method: 'POST', url, body })).status).toBe(200);
};

const signOut = (who: Person) => who.call({ method: 'POST', url: '/api/auth/logout', body: {} });
const renew = (who: Person) => who.call({ method: 'POST', url: '/api/auth/renew' });

let ana: Person;
beforeEach(async () => {
  ana = await api.person('client');
});

describe('a call whose body took its time', () => {
  it('is refused where its sender was blocked meanwhile', async () => {
    expect(await betweenParts(ana, profile, () => block(ana))).toEqual({
      status: 401,
      code: 'unauthenticated',
      message: 'Nuestro equipo cerró tu sesión. Te escribimos por correo.',
    });
    expect(await keptOf(ana)).toBeNull();
  });

  it('is refused where its sender signed out meanwhile', async () => {
    expect(await betweenParts(ana, profile, () => signOut(ana))).toMatchObject({ status: 401 });
    expect(await keptOf(ana)).toBeNull();
  });

  it('is refused to staff who lost the duty meanwhile', async () => {
    const staff = await api.person('admin');
    const waiting = await api.person('client');
    await api.db.update(users).set({ status: 'pending' }).where(eq(users.id, waiting.userId));
    const sent: Sent = {
      method: 'POST',
      path: `/api/v1/users/${waiting.userId}/activation`,
      body: json({ reason: 'Perdió el enlace de su correo' }),
    };
    const { status, message } = await betweenParts(staff, sent, () =>
      api.db
        .update(users)
        .set({ duties: ['review'] })
        .where(eq(users.id, staff.userId)),
    );
    expect([status, message]).toEqual([403, FORBIDDEN]);
    expect(await api.lastMail(waiting.email)).toBeUndefined();
  });

  it('asks for the second factor that has run out meanwhile', async () => {
    const staff = await api.person('admin');
    await freshFactor(api, staff);
    const sent: Sent = {
      method: 'POST',
      path: `/api/v1/users/${ana.userId}/block`,
      body: json({ reason: 'Lo pidió por teléfono' }),
    };
    const answer = await betweenParts(staff, sent, () => later(6 * MINUTE));
    expect(answer).toMatchObject({ status: 403, code: 'step_up_required' });
    expect(answer.message).toContain(texts(stepUpActs)['POST /api/v1/users/:userId/block']);
  });

  it('leaves nothing of a file whose sender was blocked meanwhile', async () => {
    const form = multipart(
      { file_type: String(doc.identity) },
      { name: 'file', fileName: 'credencial.pdf', content: pdf('credencial') },
    );
    const sent: Sent = {
      method: 'POST',
      path: `/storagev3/documents/upload/user/${ana.userId}`,
      body: form.body,
      type: form.headers['content-type'],
    };
    expect(await betweenParts(ana, sent, () => block(ana))).toMatchObject({ status: 401 });
    expect(await readdir(temporaryFolder(api.config.dataDir))).toEqual([]);
    expect(await api.db.$count(documents, eq(documents.uploadedBy, ana.userId))).toBe(0);
  });

  it('is done for who may still do it, however long it took: to send is not to be idle', async () => {
    expect(await betweenParts(ana, profile, () => later(10 * MINUTE))).toMatchObject({
      status: 200,
    });
    expect(await keptOf(ana)).toBe('MX');
    expect((await ana.call({ url: '/api/v1/profile' })).status).toBe(200);
  });

  it('goes on in the session that renewed its own, and ends with that one', async () => {
    expect(await betweenParts(ana, profile, () => renew(ana))).toMatchObject({ status: 200 });
    const eva = await api.person('client');
    const answer = await betweenParts(eva, profile, async () => {
      const { json } = await renew(eva);
      await api.withToken(json.access_token, { method: 'POST', url: '/api/auth/logout', body: {} });
    });
    expect(answer).toMatchObject({ status: 401 });
    expect(await keptOf(eva)).toBeNull();
  });

  it('is identified twice, and one that comes with its head once', async () => {
    const query = vi.spyOn(api.pool, 'query');
    const identified = () =>
      query.mock.calls.filter((args) => JSON.stringify(args).includes('"name":"identity"')).length;
    expect(await answerOf(open(ana, profile, profile.body.length))).toMatchObject({ status: 200 });
    expect(identified()).toBe(1);
    const eva = await api.person('client');
    query.mockClear();
    await betweenParts(eva, profile, () => undefined);
    expect(identified()).toBe(2);
    query.mockRestore();
  });
});
