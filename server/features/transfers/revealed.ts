import type { Centavos } from '@contract/fields/centavos';
import type { RevealedAccount } from '@contract/transfers';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { and, eq, inArray, isNull, min, or } from 'drizzle-orm';
import { bankAccountOf } from '../bank-accounts/account';
import { accountMark } from '../bank-movements/line-keys';

interface Transfer {
  id: string;
  amount: Centavos;
  clabe: string;
  holder: string;
  concept: string;
  /** Of which the last seven digits travel with the transfer. */
  folio: string;
  /** Whose account it goes to; null for one that nobody registered here. */
  ownerId: string | null;
}

/** What whoever sends or confirms a transfer sees of its account: all of it, and since when it is known. */
export async function revealed(tx: Tx, vault: Vault, transfer: Transfer): Promise<RevealedAccount> {
  const { id, amount, clabe, holder, concept, folio, ownerId } = transfer;
  const account = ownerId ? await bankAccountOf(tx, vault, ownerId) : null;
  const registered = account?.clabe === clabe ? account.changedAt : null;
  return {
    id,
    amount_cents: amount,
    clabe,
    holder,
    concept,
    reference: folio.replace(/\D/g, '').slice(-7),
    registered_at: registered?.toISOString() ?? null,
    told_since: await toldSince(tx, accountMark(vault, clabe)),
  };
}

/** Lines that people type or import say what they wrote there: only what the bank signed counts. */
async function toldSince(tx: Tx, mark: string): Promise<string | null> {
  const [row] = await tx
    .select({ day: min(bankMovements.occurredOn) })
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.senderMark, mark),
        eq(bankMovements.direction, 'in'),
        eq(bankMovements.source, 'webhook'),
        or(
          inArray(bankMovements.matchedKind, ['investor', 'applicant']),
          isNull(bankMovements.matchedKind),
        ),
        inArray(bankMovements.status, ['matched', 'assigned', 'returning']),
      ),
    );
  return row?.day ?? null;
}
