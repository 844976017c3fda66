import { readFileSync } from 'node:fs';
import * as z from 'zod';

const files = z.record(z.string(), z.string());

/** Matches the address of the file of the built portal that holds a module ('src/…'). */
export function builtFile(module: string): RegExp {
  const all = files.parse(JSON.parse(readFileSync('dist/portal/.vite/modules.json', 'utf8')));
  const file = all[module];
  if (!file) throw new Error(`${module} is in no file of the portal`);
  return new RegExp(`/${file.replaceAll('.', '\\.')}$`);
}
