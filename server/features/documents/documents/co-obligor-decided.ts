import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { port } from '../../port';

interface Decided {
  coObligorId: string;
  /** Of the photograph. */
  name: string;
  /** Why it was rejected; null when it was verified. */
  reason: string | null;
  config: Config;
  now: Date;
}

/** Notifies a co-obligor, who has no account, that staff decided on a photograph of theirs. */
export const coObligorDecided = port<[tx: Tx, decided: Decided], Promise<void>>('coObligorDecided');
