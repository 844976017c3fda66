import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock';
import { processIdentity } from './processes';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'solfondo-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a held folder is refused, a released one is given', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('Otro proceso ya usa la carpeta de datos');
  release();
  lockFolder(folder)();
});

test('a pid that was given to another process does not hold the folder', () => {
  const mine = processIdentity(process.pid) ?? '';
  expect(mine).not.toBe('');
  writeFileSync(path.join(folder, 'lock.4'), `${mine}0`);
  lockFolder(folder)();
});

test('of many processes that find a stale lock at once, exactly one takes it', async () => {
  writeFileSync(path.join(folder, 'lock.1'), '1 a process of another boot');
  const script = `
    import { lockFolder } from '${path.resolve('server/db/embedded/folder-lock.ts')}';
    process.stdin.once('data', () => {
      try { lockFolder('${folder}'); process.stdout.write('taken\\n'); }
      catch { process.stdout.write('refused\\n'); }
    });
    process.stdin.once('end', () => process.exit());
    process.stdout.write('ready\\n');`;
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]),
  );
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  const outputs = children.map((child) => text(child.stdout));
  for (const child of children) child.stdin.write('go\n');
  // All keep running until each has answered, so that a winner still holds its lock.
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  for (const child of children) child.stdin.end();
  const answers = await Promise.all(outputs);
  expect(answers.filter((answer) => answer.trim() === 'taken')).toHaveLength(1);
});
