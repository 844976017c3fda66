import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import { wrongVariable } from './start-error';

/** Only the account that runs us reads what we write: folders 0700, files 0600. For every program's start. */
export const keepToOurselves = () => void process.umask(0o077);

/**
 * Makes the data folder where there is none yet, and closes it to other accounts.
 *
 * @throws StartError when it is no folder, or one that we may not write into.
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolders(folder);
    const probe = path.join(folder, `.probe-${randomUUID()}`);
    writeFileSync(probe, '');
    rmSync(probe);
    closeToOthers(folder);
  } catch (error) {
    throw wrongVariable('DATA_DIR', t(serverWords.dataFolder.notWritable), error);
  }
}

const STICKY = 0o1000;

function closeToOthers(folder: string): void {
  // Meant for many accounts, like /tmp: what we write there is closed, the folder is not ours to close.
  if (statSync(folder).mode & STICKY) return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Another account's folder that we may write into: its owner decides who reads it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

/** Level by level: Node's own `recursive` never returns where the system knows no such place (/proc). */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(folder)) throw error;
  }
}
