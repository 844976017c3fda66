import type { CardGateway } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { cardCharges } from '@server/db/schema/treasury-cards';
import { directDebitCharges } from '@server/db/schema/treasury-direct-debits';
import { createVault } from '@server/db/vault';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { chargeCard } from '../cards/charges';
import { failDeclined } from './fail';

interface Charging {
  config: Config;
  gateway: CardGateway | null;
  now: Date;
}

/**
 * Asks the gateway for the charges to cards that are its own by now, outside of any transaction. What a run that ended
 * in between left is asked again by the same reference, by which the gateway charges once; one that was declined fails.
 * What is pending waits for the bank's line. A charge of which nobody answers keeps no other from being asked.
 */
export async function chargeSentCards(db: Db, { config, gateway, now }: Charging): Promise<void> {
  if (!gateway) return;
  const vault = createVault(config.appSecret);
  const open = await db
    .select({
      id: directDebitCharges.id,
      applicantId: directDebitCharges.applicantId,
      reference: directDebitCharges.reference,
      amountCents: directDebitCharges.amountCents,
      cardId: directDebitCharges.sourceMark,
    })
    .from(directDebitCharges)
    .leftJoin(cardCharges, eq(cardCharges.reference, directDebitCharges.reference))
    .where(
      and(
        eq(directDebitCharges.status, 'sent'),
        eq(directDebitCharges.sourceKind, 'card'),
        or(isNull(cardCharges.id), inArray(cardCharges.state, ['asked', 'declined'])),
      ),
    )
    .orderBy(asc(directDebitCharges.id));
  const unanswered: unknown[] = [];
  for (const { id, applicantId, ...charge } of open) {
    try {
      const stands = await chargeCard(db, { gateway, vault, now }, charge);
      if (stands.state !== 'declined') continue;
      const { reason: decline } = stands;
      await inTransaction(db, (tx) =>
        failDeclined(tx, { id, applicantId }, { decline, config, now }),
      );
    } catch (error) {
      unanswered.push(error);
    }
  }
  if (unanswered.length > 0) {
    throw new AggregateError(unanswered, 'charges to cards that nobody answered');
  }
}
