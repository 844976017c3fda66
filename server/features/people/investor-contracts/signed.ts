import { createHash } from 'node:crypto';
import { investorContractForm } from '@contract/people/investor-contract';
import type { Db, Tx } from '@server/db/connection';
import { investorContracts } from '@server/db/schema/people-relations';
import { type Evidence, sealOf } from '@server/features/platform';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { hashOfText } from '../legal/accept';

export type SignedContract = Omit<typeof investorContracts.$inferSelect, 'pdf'>;

const { pdf: _, ...withoutBytes } = getTableColumns(investorContracts);

/** The contracts that a person signed, the latest first, without their bytes. */
export function signedContracts(db: Db | Tx, userId: string): Promise<SignedContract[]> {
  return db
    .select(withoutBytes)
    .from(investorContracts)
    .where(eq(investorContracts.userId, userId))
    .orderBy(desc(investorContracts.id));
}

const inForce = (userId: string) =>
  and(
    eq(investorContracts.userId, userId),
    eq(investorContracts.version, investorContractForm().version),
  );

/** Whether a person signed the version in force. */
export const hasInvestorContract = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await db.$count(investorContracts, inForce(userId))) > 0;

/** The bytes that a person signed of the version in force. */
export async function signedPdf(db: Db | Tx, userId: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ pdf: investorContracts.pdf })
    .from(investorContracts)
    .where(inForce(userId));
  return row?.pdf;
}

interface Signing {
  userId: string;
  name: string;
  pdf: Buffer;
  evidence: Evidence;
  now: Date;
}

/** Keeps a signed contract with its seal; null where the version in force was signed already. */
export async function keepSignedContract(tx: Tx, { userId, name, pdf, evidence, now }: Signing) {
  const sha256 = sha256Of(pdf);
  const sealed = { ...evidence, name, sha256, signed_at: now.toISOString() };
  const sealHash = sealOf(sha256, sealed);
  const [row] = await tx
    .insert(investorContracts)
    .values({
      userId,
      name,
      pdf,
      sha256,
      sealHash,
      version: investorContractForm().version,
      textHash: hashOfText(investorContractForm()),
      evidence: sealed,
      signedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: investorContracts.id });
  return row ? { id: row.id, sha256, seal: sealHash } : null;
}

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
