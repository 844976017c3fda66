import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Which screens a run has seen, kept in its folder: tests are processes apart. */
const folder = path.join(process.env.E2E_FOLDER ?? '', 'opened');

/** @param by the role or story that opened them, once a run */
export function noteOpened(by: string, screens: ReadonlySet<string>) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${by}.json`), JSON.stringify([...screens]));
}

/** The keys of all screens that were opened. */
export function openedScreens(): Set<string> {
  const lists = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return new Set(lists.flatMap((list): string[] => JSON.parse(list)));
}
