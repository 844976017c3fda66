import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import type { stages } from '@server/db/schema/credit';
import { port } from '../../port';
import type { Doer } from '../life-cycle/move-credit';

interface Delivered {
  supplierId: string;
  projectId: string;
  /** Just made payable. */
  stage: Pick<typeof stages.$inferSelect, 'id' | 'n' | 'amountCents'>;
  doer: Doer;
}

/** What of a delivered stage pays back what its installer drew against it, in centavos; all of the rest is transferred. */
export const keptOfStage = port<[Tx, Delivered], Promise<Centavos>>('keptOfStage');
