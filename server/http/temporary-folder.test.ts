import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockFolder } from '@server/db/embedded/folder-lock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimTemporaryFolder, sweepTemporaryFolders, temporaryFolder } from './temporary-folder';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'solfondo-temporary-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const entries = () => readdirSync(path.join(dataDir, 'tmp'));
const own = () => path.basename(temporaryFolder(dataDir));

test('a start removes what a killed process left, and nothing of a running one', () => {
  const script = `
    import { writeFileSync } from 'node:fs';
    import { claimTemporaryFolder, temporaryFolder } from '${path.resolve('server/http/temporary-folder.ts')}';
    claimTemporaryFolder('${dataDir}');
    writeFileSync(temporaryFolder('${dataDir}') + '/import', 'half');
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawnSync(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    script,
  ]);
  expect(child.signal).toBe('SIGKILL');
  expect(entries()).toHaveLength(1);
  const other = path.join(dataDir, 'tmp', 'other');
  lockFolder(other);
  // As a version before this one left it.
  writeFileSync(path.join(dataDir, 'tmp', 'old'), 'half');

  const leave = claimTemporaryFolder(dataDir);
  expect(entries().sort()).toEqual([own(), 'other'].sort());
  leave();
  expect(entries()).toEqual(['other']);
});

test('what this process forgot goes after an hour, and what is arriving stays', () => {
  const leave = claimTemporaryFolder(dataDir);
  const file = (name: string) => path.join(temporaryFolder(dataDir), name);
  writeFileSync(file('arriving'), 'half');
  writeFileSync(file('forgotten'), 'half');
  const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(file('forgotten'), before, before);
  sweepTemporaryFolders(dataDir, new Date());
  const left = readdirSync(temporaryFolder(dataDir)).filter((name) => !name.startsWith('lock.'));
  expect(left).toEqual(['arriving']);
  leave();
});
