import type { Centavos } from '@contract/kernel/fields/centavos';
import type { RevealedAccount } from '@contract/treasury/transfers';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { accountMark, bankAccountOf } from '@server/features/people';
import { and, eq, inArray, min, type SQL, sql } from 'drizzle-orm';
import { clabeOf, type KeepingKind } from './account';
import { beginProcessing } from './on-its-way';

interface Transfer {
  id: string;
  amount: Centavos;
  clabe: string;
  holder: string;
  concept: string;
  /** Of which the last seven digits travel with the transfer. */
  folio: string;
  /** Whose account it goes to; null for one that is not registered here. */
  ownerId: string | null;
  /** The deposit that it sends back to where it came from. */
  depositId?: string | null;
}

interface KeptOrder extends Omit<Transfer, 'id' | 'amount' | 'clabe'> {
  kind: KeepingKind;
  row: { id: string; clabe: string; amountCents: Centavos };
}

/** In which several orders are held, each once: two people who list the same at once wait for each other. */
export const inOrder = (ids: readonly string[]) => [...new Set(ids)].sort();

/** The account of an order that keeps it; from the first look on the order may be on its way. */
export async function revealOrder(
  tx: Tx,
  vault: Vault,
  now: Date,
  { kind, row, ...transfer }: KeptOrder,
): Promise<RevealedAccount> {
  await beginProcessing(tx, kind, row.id, now);
  const clabe = clabeOf(vault, kind, row);
  return revealed(tx, vault, { ...transfer, id: row.id, amount: row.amountCents, clabe });
}

/** What the person who sends or confirms a transfer sees of its account: all of it, and since when it is known. */
export async function revealed(tx: Tx, vault: Vault, transfer: Transfer): Promise<RevealedAccount> {
  const { id, amount, clabe, holder, concept, folio, ownerId, depositId } = transfer;
  const account = ownerId ? await bankAccountOf(tx, vault, ownerId) : null;
  const registered = account?.clabe === clabe ? account : null;
  return {
    id,
    amount_cents: amount,
    clabe,
    holder,
    concept,
    reference: folio.replace(/\D/g, '').slice(-7),
    registered_at: registered?.changedAt.toISOString() ?? null,
    told_since: await reportedSince(
      tx,
      accountMark(vault, clabe),
      depositId ? eq(bankMovements.id, depositId) : ownedBy(ownerId),
    ),
    also_of: registered?.alsoOf ?? [],
  };
}

/** Another person's deposits from an account prove nothing about its owner. */
const ownedBy = (ownerId: string | null) =>
  ownerId
    ? and(
        eq(bankMovements.matchedId, ownerId),
        inArray(bankMovements.matchedKind, ['investor', 'applicant']),
      )
    : sql`false`;

/** Lines that people type or import hold what they wrote there: only what the bank signed counts. */
async function reportedSince(tx: Tx, mark: string, whose: SQL | undefined): Promise<string | null> {
  const [row] = await tx
    .select({ day: min(bankMovements.occurredOn) })
    .from(bankMovements)
    .where(
      and(
        whose,
        eq(bankMovements.senderMark, mark),
        eq(bankMovements.direction, 'in'),
        eq(bankMovements.source, 'webhook'),
        inArray(bankMovements.status, ['matched', 'assigned', 'returning']),
      ),
    );
  return row?.day ?? null;
}
