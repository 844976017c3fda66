import type { Day } from '@contract/kernel/fields/day';
import { accreditationWords } from '@contract/locales/es-MX/people/accreditations-server';
import {
  type AccreditationMove,
  accreditationMoves,
  mayMove,
} from '@contract/people/accreditation-states';
import type { Tx } from '@server/db/connection';
import { accreditations } from '@server/db/schema/people-accreditations';
import { changed, changedForStaff } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import type { AccreditationRow } from './repository';

interface Decided {
  decidedBy: string;
  validUntil?: Day;
  reason?: string;
}

interface Moving {
  move: AccreditationMove;
  row: AccreditationRow;
  companyUserId: string;
  /** What staff decided; nothing for other moves. */
  decided?: Decided;
  now: Date;
}

/**
 * Moves a locked accreditation: the only place that sets its state. Open lists are fetched again.
 * @throws AppError conflict when its state does not let it
 */
export async function moveAccreditation(
  tx: Tx,
  { move, row, companyUserId, decided, now }: Moving,
): Promise<void> {
  if (!mayMove(row.state, move)) {
    const isStaffs = move === 'accept' || move === 'reject';
    throw conflict(t(isStaffs ? accreditationWords.notInReview : accreditationWords.notOpen));
  }
  await tx
    .update(accreditations)
    .set({
      state: accreditationMoves[move].to,
      stateChangedAt: now,
      reviewerId: null,
      reviewingUntil: null,
      ...(move === 'send' && { rejectReason: null }),
      ...(decided && {
        decidedBy: decided.decidedBy,
        decidedAt: now,
        rejectReason: decided.reason ?? null,
        validUntil: decided.validUntil ?? null,
      }),
    })
    .where(eq(accreditations.id, row.id));
  await changed(tx, [companyUserId], 'accreditations');
  await changedForStaff(tx, 'accreditations');
}
