import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from './log';

it('does not report a reader who left as a failure, and reports what fails', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino(logOptions('info'), sink);
  log.error(new Error('premature close'));
  log.error(new Error('no space left'));
  log.warn({ job: 'mails' }, 'job failed');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['no space left', 'job failed']);
});
