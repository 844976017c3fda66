import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { roles } from '@contract/kernel/roles';
import { runFolder } from './worlds';

/** The stories that note which screens they opened: the crawl as each role, and those of screens no link of it leads to. */
const openers = [
  ...roles.filter((role) => role !== 'none'),
  ...(['alerts', 'income-sources', 'life-cycle', 'stage-evidence', 'survey'] as const),
] as const;

type Opener = (typeof openers)[number];

/** Tests are processes apart: which screens a run has seen is kept in its folder. */
const folder = () => path.join(runFolder(), 'opened');

/** Notes that a role or story opened screens. */
export function noteOpened(by: Opener, screens: ReadonlySet<string>) {
  mkdirSync(folder(), { recursive: true });
  writeFileSync(path.join(folder(), `${by}.json`), JSON.stringify([...screens]));
}

/** The keys of all screens that were opened; null when not all who open some have done so. */
export function openedScreens(): Set<string> | null {
  mkdirSync(folder(), { recursive: true });
  const names = readdirSync(folder());
  if (!openers.every((opener) => names.includes(`${opener}.json`))) return null;
  const lists = names.map((name) => readFileSync(path.join(folder(), name), 'utf8'));
  return new Set(lists.flatMap((list): string[] => JSON.parse(list)));
}
