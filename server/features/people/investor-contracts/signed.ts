import { createHash } from 'node:crypto';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { investorContracts } from '@server/db/schema/people-relations';
import {
  type ContractText,
  contractNumberOn,
  contractTextOn,
  type Evidence,
  sealOf,
} from '@server/features/platform';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { investorContract } from './template';

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

/** The words that an investor signs on a moment's day. */
export const investorTextAt = (db: Db | Tx, now: Date): Promise<ContractText> =>
  contractTextOn(db, investorContract, dayInMexicoCity(now));

const ofVersion = (userId: string, number: number) =>
  and(eq(investorContracts.userId, userId), eq(investorContracts.version, String(number)));

/** Whether a person signed the version in force. */
export async function hasInvestorContract(
  db: Db | Tx,
  userId: string,
  now = new Date(),
): Promise<boolean> {
  const inForce = contractNumberOn(investorContract, dayInMexicoCity(now));
  const signed = sql`${investorContracts.version} = (${inForce})::text`;
  return (
    (await db.$count(investorContracts, and(eq(investorContracts.userId, userId), signed))) > 0
  );
}

/** Whether a person signed any version of it. */
export const hasSignedInvestorContract = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await db.$count(investorContracts, eq(investorContracts.userId, userId))) > 0;

/** The bytes that a person signed of a version. */
export async function signedPdf(
  db: Db | Tx,
  userId: string,
  number: number,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ pdf: investorContracts.pdf })
    .from(investorContracts)
    .where(ofVersion(userId, number));
  return row?.pdf;
}

interface Signing {
  userId: string;
  name: string;
  pdf: Buffer;
  text: Pick<ContractText, 'number' | 'sha256'>;
  evidence: Evidence;
  now: Date;
}

/** Keeps a signed contract with its seal; null where its version was signed already. */
export async function keepSignedContract(
  tx: Tx,
  { userId, name, pdf, text, evidence, now }: Signing,
) {
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
      version: String(text.number),
      textHash: text.sha256,
      evidence: sealed,
      signedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: investorContracts.id });
  return row ? { id: row.id, sha256, seal: sealHash } : null;
}

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
