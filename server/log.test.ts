import { Writable } from 'node:stream';
import { testDatabase } from '@tests/support/database';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from './log';

function logged() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: pino(logOptions('info'), sink) };
}

it('does not report a reader who left as a failure, and reports what fails', () => {
  const { lines, log } = logged();
  log.error(new Error('premature close'));
  log.error(new Error('no space left'));
  log.warn({ job: 'mails' }, 'job failed');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['no space left', 'job failed']);
});

it('has neither statements nor what was searched of a failure of the database, however it is logged', async () => {
  const { db } = await testDatabase();
  const { lines, log } = logged();
  const failure = await db
    .execute(sql`select * from nowhere where name = ${'Benita Juárez'} and phone = ${'3312345678'}`)
    .catch((error: unknown) => error);
  log.error(failure);
  log.error({ err: failure });
  log.warn({ err: failure }, 'job failed');
  log.error(new Error('the reading ended', { cause: failure }));
  expect(lines).toHaveLength(4);
  expect(lines.join('')).not.toMatch(/Benita|3312345678|select|nowhere/i);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'DatabaseError',
    err: { code: '42P01' },
  });
});
