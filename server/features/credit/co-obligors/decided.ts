import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { sendTask } from './links';
import { photoRejected } from './mails';
import { lockCoObligor } from './repository';

interface Decided {
  coObligorId: string;
  name: string;
  reason: string | null;
  config: Config;
  now: Date;
}

/** A photograph that was rejected is asked for again, by a link of its own. */
export async function photoDecided(tx: Tx, decided: Decided): Promise<void> {
  const { coObligorId, name, reason, config, now } = decided;
  const row = await lockCoObligor(tx, coObligorId);
  if (!row || reason === null || row.withdrawnAt) return;
  const why = photoRejected(name, reason);
  await sendTask(tx, row, 'identity', { config, now, why });
}
