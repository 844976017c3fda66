import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@server/project-root';

const FILE = path.join(
  projectRoot,
  'server',
  'features',
  'identity',
  'auth',
  'common-passwords.txt',
);

let known: ReadonlySet<string> | undefined;

/** Read when the first password is chosen, and kept. */
function common(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('# ')),
  );
  return known;
}

/** Letters that people write as something else: "p@ssw0rd". */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Whether a password is one that many people have, also behind the digits and signs that rules ask for:
 * with them at its ends, between its letters or in their place, and written twice.
 */
export function isCommonPassword(password: string): boolean {
  const whole = password.normalize('NFKC').toLowerCase();
  const core = whole.replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '');
  const decoded = core.replace(/[@43105$7]/g, (sign) => letters[sign] ?? sign);
  const spelled = [core, decoded].map((text) => text.replace(/[^\p{L}]/gu, ''));
  return [whole, core, decoded, ...spelled, ...spelled.map(once)].some((text) =>
    common().has(text),
  );
}

/** "solsol" is "sol" twice. */
function once(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}
