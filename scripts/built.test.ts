import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** The scripts in a folder of nothing else, without any package, and a way to run one. */
function copyScripts() {
  const root = mkdtempSync(path.join(tmpdir(), 'solfondo-built-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('scripts', path.join(root, 'scripts'), { recursive: true });
  for (const name of ['casbin', 'contract', 'public', 'server', 'src'])
    mkdirSync(path.join(root, name));
  for (const name of ['index.html', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'])
    writeFileSync(path.join(root, name), '');
  return {
    root,
    run: (script: string) =>
      spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: path.join(root, 'scripts'),
        encoding: 'utf8',
      }),
  };
}

const START = `import { ensureBuilt } from './built.mjs'; ensureBuilt(); console.log('started');`;

test('starts a fresh build without the build tools', () => {
  const { root, run } = copyScripts();
  const { stdout: hash } = run(
    `import { sourcesHash } from './sources-hash.mjs'; process.stdout.write(sourcesHash());`,
  );
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist', 'sources.sha256'), hash);
  expect(run(START)).toMatchObject({ status: 0, stdout: 'started\n', stderr: '' });
});

test('says in one sentence what to run when neither build nor build tools are there', () => {
  const { run } = copyScripts();
  expect(run(START)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'Falta construir el portal: npm ci --include=dev && npm run build\n',
  });
});
