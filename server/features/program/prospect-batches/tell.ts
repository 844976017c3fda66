import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { announce, events } from '@server/features/platform';
import type { Batch } from './repository';

/** How what the server did with a batch by itself ended. */
export type StepEnd = Pick<Batch, 'state' | 'failure'> & Partial<Pick<Batch, 'counts'>>;

/** Notifies who uploaded a batch that it is in the list, or that it goes no further and why. */
export async function tellUploader(tx: Tx, config: Config, batch: Batch, end: StepEnd) {
  const { id: batchId, fileName: file, uploadedBy } = batch;
  if (end.failure) {
    const facts = { file, batchId, why: end.failure };
    await announce(tx, config, uploadedBy, events.prospectUploadStopped, facts);
  } else if (end.state === 'done') {
    const { add = 0, update = 0 } = end.counts ?? {};
    await announce(tx, config, uploadedBy, events.prospectUploadDone, {
      file,
      batchId,
      add,
      update,
    });
  }
}
