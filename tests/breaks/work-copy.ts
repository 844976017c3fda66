import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@server/project-root';

/** Copies what git tracks to a temporary folder, which goes when the process ends. */
export function makeWorkCopy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'solfondo-breaks-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  for (const file of tracked.split('\0')) {
    const source = path.join(projectRoot, file);
    if (file && existsSync(source)) cpSync(source, path.join(folder, file));
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}
