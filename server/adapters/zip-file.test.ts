import { expect, it } from 'vitest';
import { zipFiles } from './zip-file';

/** Three files, whose making is noted. */
async function* files(made: string[]) {
  for (const name of ['a', 'b', 'c']) {
    made.push(name);
    yield { name, bytes: Buffer.from(name), changedAt: new Date('2026-03-01T12:00:00Z') };
  }
}

it('lets other work be done after each file', async () => {
  const done: string[] = [];
  const zipped = zipFiles(files(done), new AbortController().signal);
  setImmediate(() => done.push('other work'));
  await zipped;
  expect(done).toContain('other work');
  expect(done.at(-1)).toBe('c');
});

it('makes no more files once whom they are for is gone', async () => {
  const made: string[] = [];
  const gone = new AbortController();
  const zipped = zipFiles(files(made), gone.signal);
  gone.abort(new Error('gone'));
  await expect(zipped).rejects.toThrow('gone');
  expect(made).toEqual(['a']);
});
