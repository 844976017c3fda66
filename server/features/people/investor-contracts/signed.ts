import { createHash } from 'node:crypto';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { investorContracts } from '@server/db/schema/people-relations';
import {
  type ContractText,
  contractNumberOn,
  contractTextOn,
  type Evidence,
  sealOf,
} from '@server/features/platform';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ContractParty } from './party';
import { investorContractKinds } from './template';
import { COMPANY_VERSION, contractVersion } from './version';

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

/** The words that a person, or a company, signs on a moment's day. */
export const investorTextAt = (db: Db | Tx, kind: PersonKind, now: Date): Promise<ContractText> =>
  contractTextOn(db, investorContractKinds[kind], dayInMexicoCity(now));

/** Whether an account signed the version in force of what it signs: a company another text than a person. */
export async function hasInvestorContract(
  db: Db | Tx,
  userId: string,
  now = new Date(),
): Promise<boolean> {
  const day = dayInMexicoCity(now);
  const ofPerson = contractNumberOn(investorContractKinds.individual, day);
  const ofCompany = contractNumberOn(investorContractKinds.legal_entity, day);
  const signed = sql`${investorContracts.version} = (
    select case when ${users.personType} = 0
      then ${COMPANY_VERSION}::text || (${ofCompany})::text else (${ofPerson})::text end
    from ${users} where ${users.id} = ${userId})`;
  return (
    (await db.$count(investorContracts, and(eq(investorContracts.userId, userId), signed))) > 0
  );
}

/** Whether a person signed any version of it. */
export const hasSignedInvestorContract = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await db.$count(investorContracts, eq(investorContracts.userId, userId))) > 0;

/** The bytes that a person signed of a version, and what it said of the party then. */
export async function signedPdf(db: Db | Tx, userId: string, version: string) {
  const { pdf, name, evidence } = investorContracts;
  const [row] = await db
    .select({ pdf, name, evidence })
    .from(investorContracts)
    .where(and(eq(investorContracts.userId, userId), eq(investorContracts.version, version)));
  return row;
}

interface Signing {
  userId: string;
  party: ContractParty;
  pdf: Buffer;
  text: Pick<ContractText, 'number' | 'sha256'>;
  evidence: Evidence;
  now: Date;
}

/** Keeps a signed contract with its seal; null where its version was signed already. */
export async function keepSignedContract(
  tx: Tx,
  { userId, party, pdf, text, evidence, now }: Signing,
) {
  const sha256 = sha256Of(pdf);
  const { name, representative } = party;
  const by = representative && {
    representative: representative.name,
    representative_role: representative.role,
  };
  const sealed = { ...evidence, name, ...by, sha256, signed_at: now.toISOString() };
  const sealHash = sealOf(sha256, sealed);
  const [row] = await tx
    .insert(investorContracts)
    .values({
      userId,
      name,
      pdf,
      sha256,
      sealHash,
      version: contractVersion(party.kind, text.number),
      textHash: text.sha256,
      evidence: sealed,
      signedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: investorContracts.id });
  return row ? { id: row.id, sha256, seal: sealHash } : null;
}

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
