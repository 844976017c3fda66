import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';

const FOLDER = path.resolve('server/db/migrations');
const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** The migrations before one, as an earlier version of the product had them. */
export function migrationsBefore(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'solfondo-before-'));
  cpSync(FOLDER, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const whole = journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  const at = whole.entries.findIndex(({ tag }) => tag.endsWith(name));
  writeFileSync(file, JSON.stringify({ ...whole, entries: whole.entries.slice(0, at) }));
  return folder;
}
