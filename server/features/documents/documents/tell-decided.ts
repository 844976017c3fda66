import type { DocumentAction } from '@contract/documents/documents';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { announce, events } from '@server/features/platform';
import type { Definition } from '../definitions/definitions';
import { coObligorDecided } from './co-obligor-decided';
import type { DocumentRow } from './repository';
import { screenOf } from './where-shown';

interface Decided {
  action: Exclude<DocumentAction, 'replace'>;
  config: Config;
  now: Date;
}

/** Notifies the person the document is about, and the user who uploaded it for them. */
export async function tellDecided(
  tx: Tx,
  { name, bo_private }: Definition,
  row: DocumentRow,
  { action, config, now }: Decided,
) {
  // Once its request has ended it is not looked at again.
  if (bo_private || row.status === 'closed') return;
  if (row.ownerTable === 'co_obligors') {
    // Their link to give another stays good.
    if (action === 'unverify') return;
    const reason = action === 'reject' ? row.rejectReason : null;
    await coObligorDecided(tx, { coObligorId: row.ownerId, name, reason, config, now });
    return;
  }
  const people = [...new Set([row.uploadedBy, row.userId ?? row.uploadedBy])];
  for (const userId of people) {
    const href = await screenOf(tx, row, userId);
    if (action === 'verify') {
      await announce(tx, config, userId, events.documentVerified, { name, href });
    } else if (action === 'unverify') {
      await announce(tx, config, userId, events.documentReopened, { name, href });
    } else {
      const reason = row.rejectReason ?? '';
      await announce(tx, config, userId, events.documentRejected, { name, reason, href });
    }
  }
}
