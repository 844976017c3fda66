import type { Tx } from '@server/db/connection';
import { port } from '../../port';

interface HandOver {
  /** Whose open projects they were. */
  from: { id: string; name: string };
  /** Another seller of the same installer; null when the installer itself goes on with them. */
  to: { id: string; name: string } | null;
  /** Who decided it. */
  userId: string;
  now: Date;
}

/** Hands an agent's open projects over; answers how many. */
export const handOverProjects = port<[tx: Tx, what: HandOver], Promise<number>>('handOverProjects');
