import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Db, Tx } from '@server/db/connection';
import { signatures } from '@server/db/schema/credit';
import type { Evidence } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { type Fact, seal, sealOf } from '@server/ledger/seals';
import { eq, inArray } from 'drizzle-orm';
import { SIGNATURE, signaturesOf } from './describe';

type Signature = typeof signatures.$inferSelect;

/** Everything that says that a party signed. */
export function signatureFact(signature: Signature): Fact {
  const { id, contractId, party, position, userId, signedAt, evidence, sealHash } = signature;
  return {
    subject: `${SIGNATURE}${id}`,
    content: {
      ...{ contractId, party, position, userId, evidence, sealHash },
      signedAt: signedAt?.toISOString() ?? null,
    },
  };
}

/** The hash that a signature must have been sealed with; null of one that is still to come. */
export const expectedSeal = (signature: Signature): string | null =>
  signature.signedAt || signature.sealHash ? sealOf(signatureFact(signature)) : null;

/**
 * A contract's signatures in the order in which they are given, for the next of them.
 * @throws AppError conflict when one is not as it was given
 */
export async function assertSignaturesSealed(tx: Tx, contractId: string) {
  const all = await signaturesOf(tx, [contractId]);
  if (all.some(({ signature, sealed }) => sealed !== expectedSeal(signature))) {
    throw conflict(t(creditWords.contracts.signaturesAltered));
  }
  return all;
}

interface Signed {
  userId: string;
  signedAt: Date;
  evidence: Evidence;
  sealHash: string;
}

/** Keeps a signature that is given and seals it, in one statement. */
export async function signAndSeal(tx: Tx, signature: Signature, signed: Signed): Promise<void> {
  const kept = tx.update(signatures).set(signed).where(eq(signatures.id, signature.id));
  const event = { occurredOn: dayInMexicoCity(signed.signedAt), actor: signed.userId };
  await seal(tx, [signatureFact({ ...signature, ...signed })], event, kept);
}

/** The signatures of some contracts, given and to come, in their order. */
export const signaturesIn = (db: Db | Tx, rows: readonly { id: string }[]): Promise<Signature[]> =>
  db
    .select()
    .from(signatures)
    .where(
      inArray(
        signatures.contractId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(signatures.contractId, signatures.position);
