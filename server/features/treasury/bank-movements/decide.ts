import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Tx } from '@server/db/connection';
import type { AuditEntry, MoneyAct } from '@server/features/platform';
import type { BaseCall, Recorder } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import type { BankMovement, Origin } from './receive';
import { describeMovement, lockMovement } from './repository';

type Deciding = Pick<BaseCall, 'config' | 'vault' | 'now' | 'twoPeople'> & {
  db: Tx;
  principal: Principal;
  params: { movementId: string };
  record: Recorder;
};

/** The outcome of a line, as shown to the person who confirms it and as recorded. */
interface Decision
  extends Pick<MoneyAct, 'kind' | 'title' | 'details' | 'people'>,
    Required<Pick<MoneyAct, 'always'>> {
  /** The line as the decision left it. */
  after: BankMovement;
  noted?: AuditEntry['details'];
}

/** Staff decide about one line of the bank: it is locked meanwhile, and answered as the decision leaves it. */
export async function decideLine(
  call: Deciding,
  work: (line: BankMovement, origin: Origin) => Promise<Decision>,
) {
  const { db, config, vault, now, principal, twoPeople, record } = call;
  const line = await lockMovement(db, call.params.movementId);
  const { source, id: objectId, amountCents, trackingKey, senderName } = line;
  const origin = { source, actor: principal.userId, now, config, vault };
  const { after, noted, details, ...act } = await work(line, origin);
  await twoPeople({
    ...act,
    object: 'bank_movements',
    objectId,
    details: [
      { label: t(serverWords.shared.trackingKey), value: trackingKey },
      { label: t(treasuryWords.bankMovements.decide.sender), value: senderName },
      ...details,
    ],
    amountCents,
  });
  await record(objectId, { ...noted, amount_cents: amountCents });
  return describeMovement(db, vault, after);
}
