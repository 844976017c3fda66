import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { AcknowledgedText } from '@contract/people/acknowledgements';
import type { Db, Tx } from '@server/db/connection';
import { suppliers } from '@server/db/schema/people';
import { acknowledgementSignatures as signatures } from '@server/db/schema/people-acknowledgements';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { seal } from '@server/ledger/seals';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { acknowledgementFolio } from './rules';
import { type StoredSignature, signatureColumns, signatureFact } from './sealed';

/** What companies signed, the latest version of each text first. */
export const signaturesOf = (db: Db | Tx, supplierIds: readonly string[], of?: AcknowledgedText) =>
  db
    .select(signatureColumns)
    .from(signatures)
    .where(and(inArray(signatures.supplierId, [...supplierIds]), of && eq(signatures.document, of)))
    .orderBy(desc(signatures.version), desc(signatures.id));

const within = (scope: Scope): SQL | undefined =>
  scope.kind === 'all'
    ? undefined
    : scope.kind === 'org'
      ? eq(signatures.supplierId, scope.supplierId)
      : sql`false`;

/** One signature that the caller may see, with its PDF. */
export async function findSignature(db: Db | Tx, scope: Scope, id: string) {
  const [row] = await db
    .select({ ...signatureColumns, pdf: signatures.pdf })
    .from(signatures)
    .where(and(eq(signatures.id, id), within(scope)));
  return row;
}

/** The company that signs, alone with its signatures until the transaction ends. */
export async function lockCompany(tx: Tx, id: string) {
  const [company] = await tx
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(eq(suppliers.id, id))
    .for('update');
  if (!company) throw notFound();
  return company;
}

/** The folio of the next signature. */
export async function nextFolio(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ n: string }>(
    sql`select nextval('acknowledgement_folio') as n`,
  );
  return acknowledgementFolio(rows[0]?.n ?? '');
}

type Kept = Omit<typeof signatures.$inferInsert, 'id'>;

/** Keeps a signature and seals it in the journal, in one statement. */
export async function keepSignature(tx: Tx, signed: Kept & StoredSignature): Promise<void> {
  const event = { occurredOn: dayInMexicoCity(signed.signedAt), actor: signed.userId };
  await seal(tx, [signatureFact(signed)], event, tx.insert(signatures).values(signed));
}
