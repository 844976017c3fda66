import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wrongVariable } from './start-error';

/**
 * Makes the data folder where there is none yet.
 *
 * @throws StartError when it is no folder, or one that we may not write into.
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolders(folder);
    const probe = path.join(folder, `.probe-${randomUUID()}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw wrongVariable('DATA_DIR', 'debe ser una carpeta en la que se pueda escribir', error);
  }
}

/** Level by level: Node's own `recursive` never returns where the system knows no such place (/proc). */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(path.dirname(folder));
  try {
    // Others may pass through, not list: the embedded database may run under another account.
    mkdirSync(folder, { mode: 0o711 });
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(folder)) throw error;
  }
}
