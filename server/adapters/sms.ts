import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SmsSender } from './adapters';

/** Writes text messages as files, for a house without an SMS service; the backoffice reads them from the outbox. */
export function folderSmsSender(folder: string): SmsSender {
  return {
    async send({ id, to, text }) {
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${id}.txt`);
      await writeFile(`${file}.tmp`, `${to}\n${text}\n`, { flush: true });
      await rename(`${file}.tmp`, file);
    },
  };
}
