import type { Tx } from '@server/db/connection';
import { port } from '../../port';

interface Leaving {
  programId: string;
  executiveId: string;
}

/** An executive who left a program, or works another zone of it, leaves the projects that they no longer follow. */
export const releaseProjects = port<[tx: Tx, who: Leaving], Promise<void>>('releaseProjects');
