import { createHash } from 'node:crypto';
import type { Db, Tx } from '@server/db/connection';
import { acknowledgementSignatures } from '@server/db/schema/people-acknowledgements';
import { type Fact, sealedHash, sealOf, sealsThatBegin } from '@server/ledger/seals';
import { asc, getTableColumns, gt, sql } from 'drizzle-orm';

export type StoredSignature = Omit<typeof acknowledgementSignatures.$inferSelect, 'pdf'>;

const SUBJECT = 'acknowledgement:';

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Everything that says who signed which words, and the hash of the PDF that says so. */
export function signatureFact({
  folio,
  supplierId,
  document,
  version,
  company,
  textHash,
  sha256,
  evidence,
  sealHash,
  signedAt,
}: Omit<StoredSignature, 'id' | 'userId'>): Fact {
  return {
    subject: SUBJECT + folio,
    content: {
      ...{ supplierId, document, version, company, textHash, sha256, evidence, sealHash },
      signedAt: signedAt.toISOString(),
    },
  };
}

const { pdf: _, ...withoutBytes } = getTableColumns(acknowledgementSignatures);

/** A signature's columns but its bytes, and the hash that the journal sealed it with. */
export const signatureColumns = {
  ...withoutBytes,
  sealed: sealedHash(
    sql`${SUBJECT}::text || ${acknowledgementSignatures}.${sql.identifier('folio')}`,
  ),
};

export type SealedSignature = StoredSignature & { sealed: string | null };

export const isAsSealed = (row: SealedSignature): boolean =>
  row.sealed === sealOf(signatureFact(row));

/** So many are compared at a time. */
const AT_ONCE = 500;

/** Signatures, and the PDFs that say them, which are not as they were sealed or are gone: a sentence each. */
export async function acknowledgementDifferences(db: Db): Promise<string[]> {
  const altered: string[] = [];
  const seals = await sealsThatBegin(db, SUBJECT);
  for await (const row of allSignatures(db)) {
    if (!isAsSealed(row) || !row.isPdfWhole) altered.push(row.folio);
    seals.delete(SUBJECT + row.folio);
  }
  return [
    ...altered.map((folio) => `the acknowledgement ${folio} differs from its seal`),
    ...[...seals.keys()].map((subject) => `the acknowledgement of ${subject} is gone`),
  ];
}

async function* allSignatures(db: Db | Tx) {
  const { folio, pdf, sha256 } = acknowledgementSignatures;
  const isPdfWhole = sql<boolean>`encode(sha256(${pdf}), 'hex') = ${sha256}`;
  for (let after = ''; ; ) {
    const rows = await db
      .select({ ...signatureColumns, isPdfWhole })
      .from(acknowledgementSignatures)
      .where(gt(folio, after))
      .orderBy(asc(folio))
      .limit(AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.folio;
  }
}
