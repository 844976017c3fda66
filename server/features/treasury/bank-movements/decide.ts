import type { Tx } from '@server/db/connection';
import type { MoneyAct } from '@server/features/platform/approvals/gate';
import { type AuditEntry, audit } from '@server/features/platform/audit/audit';
import type { BaseCall } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import type { BankMovement, Origin } from './receive';
import { describeMovement, lockMovement } from './repository';

type Deciding = Pick<BaseCall, 'config' | 'vault' | 'now' | 'twoPeople'> & {
  db: Tx;
  principal: Principal;
  params: { movementId: string };
};

/** What became of a line, as it is told to who confirms it and written down. */
interface Decision
  extends Pick<MoneyAct, 'kind' | 'title' | 'details' | 'people'>,
    Required<Pick<MoneyAct, 'always'>> {
  verb: 'match' | 'contribute' | 'accept' | 'dismiss' | 'reverse';
  /** The line as the decision left it. */
  after: BankMovement;
  noted?: AuditEntry['details'];
}

/** Staff decide about one line of the bank: it is held meanwhile, and answered as the decision leaves it. */
export async function decideLine(
  call: Deciding,
  work: (line: BankMovement, origin: Origin) => Promise<Decision>,
) {
  const { db, config, vault, now, principal, twoPeople } = call;
  const line = await lockMovement(db, call.params.movementId);
  const { source, id: objectId, amountCents, trackingKey, senderName } = line;
  const origin = { source, actor: principal.userId, now, config, vault };
  const { verb, after, noted, details, ...act } = await work(line, origin);
  const object = 'bank_movements';
  await twoPeople({
    ...act,
    object,
    objectId,
    details: [
      { label: 'Clave de rastreo', value: trackingKey },
      { label: 'Ordenante', value: senderName },
      ...details,
    ],
    amountCents,
  });
  await audit(db, {
    at: now,
    userId: principal.userId,
    action: `bank-movements.${verb}`,
    object,
    objectId,
    details: { ...noted, amount_cents: amountCents },
  });
  return describeMovement(db, vault, after);
}
