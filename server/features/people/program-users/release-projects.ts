import type { Db, Tx } from '@server/db/connection';
import { port } from '../../port';

interface Leaving {
  programId: string;
  executiveId: string;
}

/** How many projects of an executive are outside of some zones. */
export const countProjectsOutside = port<
  [db: Db | Tx, who: Leaving, zoneIds: readonly string[]],
  Promise<number>
>('countProjectsOutside');

/** An executive who left a program, or works another zone of it, leaves the projects that they no longer follow. */
export const releaseProjects = port<[tx: Tx, who: Leaving], Promise<void>>('releaseProjects');
