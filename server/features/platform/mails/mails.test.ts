import type { MailSender } from '@server/adapters/adapters';
import { inTransaction } from '@server/db/connection';
import { auditLog, mails } from '@server/db/schema/platform';
import { enqueue } from '@server/jobs/outbox';
import { doAll, doNext } from '@server/jobs/worker';
import { testApi } from '@tests/support/api';
import { worker } from '@tests/support/jobs';
import { firstOf } from '@tests/support/present';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deliverMail } from './deliver';
import { enqueueMail, type Letter, queueMail } from './outbox';
import { openText } from './sealed-text';

const api = await testApi();
const staff = await api.person('admin');

const failing = { send: () => Promise.reject(new Error('550 buzón lleno')) };
const working = (sent: string[] = []): MailSender => ({
  send: async ({ to }) => void sent.push(to),
});

const mailer = (sender: MailSender, now = new Date(), config = api.config) =>
  worker(api.pool, {
    'deliver-mail': (mail) =>
      deliverMail(api.db, { ...api.adapters, mail: sender }, config, mail, now),
  });

/** Hands over what is due so long after now, and answers when that was. */
async function deliver(sender: MailSender, minutes = 1, config = api.config): Promise<Date> {
  await api.pool.query(
    `update pgboss.job set start_after = start_after - $1 * interval '1 minute' where state < 'active'`,
    [minutes],
  );
  const then = new Date(Date.now() + minutes * 60_000);
  await doAll('deliver-mail', mailer(sender, then, config));
  return then;
}

/** Puts a message in the outbox; answers its id. */
async function queue(to: string, text = 'Hola', kind: Letter['kind'] = 'code'): Promise<string> {
  const mail = { kind, to, subject: 'Tu código de confirmación', text };
  await inTransaction(api.db, (tx) => queueMail(tx, api.config, mail));
  const [row] = await api.db.select().from(mails).where(eq(mails.to, to));
  return row?.id ?? '';
}

const show = async (id: string) => (await staff.call({ url: `/api/v1/mails/${id}` })).json;
const retry = (id: string) => staff.call({ method: 'POST', url: `/api/v1/mails/${id}/retry` });

async function listed(query: string) {
  const reply = await staff.call({ url: `/api/v1/mails?limit=50&${query}` });
  return reply.json.items.map(({ to }: { to: string }) => to);
}

describe('the outbox', () => {
  it('is listed by state and by addressee', async () => {
    await queue('Sent@ejemplo.mx');
    await deliver(working());
    await queue('failed@ejemplo.mx');
    await deliver(failing);
    await queue('waiting_1@otro.mx');
    expect(await listed('')).toEqual(['waiting_1@otro.mx', 'failed@ejemplo.mx', 'Sent@ejemplo.mx']);
    expect(await listed('status=sent')).toEqual(['Sent@ejemplo.mx']);
    expect(await listed('status=failed')).toEqual(['failed@ejemplo.mx']);
    expect(await listed('status=waiting')).toEqual(['waiting_1@otro.mx']);
    expect(await listed('q=sent@EJEMPLO')).toEqual(['Sent@ejemplo.mx']);
    expect(await listed('q=ejemplo.mx&status=failed')).toEqual(['failed@ejemplo.mx']);
    // What a pattern would take for any character is taken to the letter.
    expect(await listed('q=failed_ejemplo')).toEqual([]);
  });

  it('keeps nothing of the last word to somebody, whether it reached them or was given up', async () => {
    await queue('cerro@ejemplo.mx', 'Cerramos tu cuenta', 'last');
    await deliver(working());
    expect(await listed('q=cerro@')).toEqual([]);
    await queue('cerro-lleno@ejemplo.mx', 'Cerramos tu cuenta', 'last');
    await deliver(failing);
    expect(await listed('q=cerro-lleno@')).toEqual(['cerro-lleno@ejemplo.mx']);
    for (let attempt = 1; attempt < 8; attempt += 1) await deliver(failing, 200 * attempt);
    expect(await listed('q=cerro-lleno@')).toEqual([]);
  });

  it('retries a failed message once, and audits it', async () => {
    const id = await queue('lleno@ejemplo.mx');
    const then = await deliver(failing);
    expect(await show(id)).toMatchObject({
      attempts: 1,
      due_at: new Date(then.getTime() + 60_000).toISOString(),
    });
    for (let day = 1; day <= 10; day += 1) await deliver(failing, day * 1440);
    expect(await show(id)).toMatchObject({
      status: 'failed',
      attempts: 8,
      last_error: '550 buzón lleno',
      due_at: null,
    });

    const reply = await retry(id);
    expect(reply.json).toMatchObject({ status: 'waiting', attempts: 0, last_error: null });
    const sent: string[] = [];
    await deliver(working(sent));
    expect(sent.filter((to) => to === 'lleno@ejemplo.mx')).toHaveLength(1);
    expect(await show(id)).toMatchObject({ status: 'sent', last_error: null });

    expect((await retry(id)).status).toBe(409);
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.objectId, id), eq(auditLog.action, 'mails.retry')));
    expect(trail).toMatchObject([
      {
        action: 'mails.retry',
        object: 'mails',
        details: { attempts: 8, error: '550 buzón lleno' },
      },
    ]);
  });

  it('does not touch a message that waits, or that does not exist', async () => {
    const id = await queue('espera@ejemplo.mx');
    expect((await retry(id)).status).toBe(409);
    expect((await retry('00000000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('is not for others', async () => {
    const investor = await api.person('investor');
    const id = await queue('ajeno@ejemplo.mx');
    const answers = await Promise.all([
      investor.call({ url: '/api/v1/mails' }),
      investor.call({ method: 'POST', url: `/api/v1/mails/${id}/retry` }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});

describe('the order of the outbox', () => {
  const NOTICES = 2_400;

  /** Notifications of deposits to so many people at once, before anything else is queued. */
  async function queueNotices(count: number, domain: string) {
    const some = Array.from({ length: count }, (_, n) => ({
      to: `${n}@${domain}`,
      subject: 'Depósito recibido',
      text: 'Recibimos tu depósito.',
    }));
    await inTransaction(api.db, async (tx) => {
      const rows = await tx.insert(mails).values(some).returning();
      const tries = rows.map(({ id, attempts, priority }) => ({
        data: { mailId: id, attempts },
        priority: -priority,
      }));
      await enqueue(tx, 'deliver-mail', tries);
    });
  }

  const four = (sender: MailSender) =>
    Array.from({ length: 4 }, () => doAll('deliver-mail', mailer(sender)));

  it('is codes first, then access to accounts, then notices, however many wait', async () => {
    await deliver(working());
    await queueNotices(NOTICES, 'depositos.mx');
    await queue('acceso@ejemplo.mx', 'Hola', 'access');
    await queue('codigo@ejemplo.mx');
    const order: string[] = [];
    const one = mailer(working(order));
    for (let n = 0; n < 3; n += 1) await doNext('deliver-mail', one);
    expect(order).toEqual([
      'codigo@ejemplo.mx',
      'acceso@ejemplo.mx',
      expect.stringContaining('@depositos.mx'),
    ]);
    // Found by the index, not by sorting what waits.
    await api.pool.query('analyze pgboss.job');
    const plan = await api.pool.query(`explain select id from pgboss.job
      where name = 'deliver-mail' and state < 'active' and start_after < now()
      order by priority desc, created_on, id limit 1 for update skip locked`);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('using deliver_mail_next');
    expect(text).not.toContain('Sort');
  });

  it('lets a code that comes in the middle of a burst go out next', async () => {
    const order: string[] = [];
    let queued: Promise<unknown> | undefined;
    const sender: MailSender = {
      async send({ to }) {
        order.push(to);
        if (order.length === 20) queued = queue('urgente@ejemplo.mx');
        await queued;
      },
    };
    await api.pool.query('delete from pgboss.job');
    await queueNotices(100, 'avisos.mx');
    await Promise.all(four(sender));
    const place = order.indexOf('urgente@ejemplo.mx');
    // What the other workers had in hand at that moment goes out beside it.
    expect(place).toBeGreaterThanOrEqual(20);
    expect(place).toBeLessThan(28);
  });

  it('gives each message to one worker, of all processes', async () => {
    const to: string[] = [];
    await queueNotices(300, 'una-vez.mx');
    await Promise.all([...four(working(to)), ...four(working(to))]);
    const mailed = to.filter((address) => address.endsWith('@una-vez.mx'));
    expect(mailed).toHaveLength(300);
    expect(new Set(mailed).size).toBe(300);
  });

  it('keeps a message in hand from others, also from a try that staff had brought forward', async () => {
    const id = await queue('en-mano@ejemplo.mx');
    await deliver(failing);
    // The try that the failure left for later, and the one that staff ask for now.
    expect((await retry(id)).status).toBe(200);
    const during: unknown[] = [];
    const sender: MailSender = {
      async send() {
        const others: string[] = [];
        await deliver(working(others), 10);
        during.push(others, (await retry(id)).status);
      },
    };
    expect(await doNext('deliver-mail', mailer(sender))).toBe(true);
    expect(during).toEqual([[], 409]);
    expect(await show(id)).toMatchObject({ status: 'sent', attempts: 0 });
  });
});

describe('what is kept of a message', () => {
  const letter = `Hola: abre https://portal.mx/password/reset/${'aB3_-'.repeat(6)}\nTu código es 120934.`;
  const covered = 'Hola: abre https://portal.mx/password/reset/••••••\nTu código es ••••••.';
  const smtp = { ...api.config, smtpUrl: 'smtps://correo.ejemplo.mx' };

  /** Takes the text of what is sent. */
  const taking = (texts: string[]): MailSender => ({
    send: async ({ text }) => void texts.push(text),
  });

  async function rowOf(id: string) {
    const [row] = await api.db.select().from(mails).where(eq(mails.id, id));
    if (!row) throw new Error('the message is gone');
    return row;
  }

  it('is sealed from the first moment on, and its addressee reads it whole', async () => {
    const id = await queue('sellado@ejemplo.mx', letter);
    const { text } = await rowOf(id);
    expect(text).toMatch(/^v1:k1\.[\w-]+$/);
    expect((await show(id)).text).toBe(letter);
    const texts: string[] = [];
    await deliver(taking(texts));
    expect(texts).toContain(letter);
    // Without SMTP the outbox is where the message is read.
    expect((await rowOf(id)).text).toMatch(/^v1:k1\./);
    expect((await show(id)).text).toBe(letter);
  });

  it('opens in its own row only', async () => {
    const [id, other] = [await queue('uno@ejemplo.mx', letter), await queue('dos@ejemplo.mx')];
    const { text } = await rowOf(id);
    expect(() => openText(api.config, { id: other, text })).toThrow();
    expect(openText(api.config, { id, text })).toBe(letter);
  });

  it('has no link and no code any more once a mail server took it, and all of them until then', async () => {
    const id = await queue('servidor@ejemplo.mx', letter);
    await deliver(failing, 1, smtp);
    expect(openText(smtp, await rowOf(id))).toBe(letter);
    const texts: string[] = [];
    await deliver(taking(texts), 10, smtp);
    expect(texts).toContain(letter);
    const row = await rowOf(id);
    expect(row).toMatchObject({
      sentAt: expect.any(Date),
      text: expect.stringMatching(/^v1:k1\./),
    });
    expect(openText(smtp, row)).toBe(covered);
  });

  it('is read and sent as well when an older version left it in clear', async () => {
    const values = { to: 'antes@ejemplo.mx', subject: 'Antes', text: letter };
    const id = await inTransaction(api.db, async (tx) => {
      const old = firstOf(await tx.insert(mails).values(values).returning());
      await enqueueMail(tx, old);
      return old.id;
    });
    expect((await show(id)).text).toBe(letter);
    const texts: string[] = [];
    await deliver(taking(texts), 1, smtp);
    expect(texts).toEqual([letter]);
    expect(openText(smtp, await rowOf(id))).toBe(covered);
  });
});
