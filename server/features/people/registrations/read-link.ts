import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { programUsers, supplierAgents, suppliers } from '@server/db/schema/people';
import { applicantInvitations } from '@server/db/schema/people-relations';
import { programs, prospects } from '@server/db/schema/program';
import { deadLink, linkAmong } from '@server/features/identity';
import { eq, sql } from 'drizzle-orm';

const purposes = [
  'activation',
  'agent_activation',
  'applicant_creation',
  'program_activation',
] as const;

interface Named {
  name: string | null;
  by: string | null;
}

type Find = (tx: Tx, subject: string) => Promise<Named[]>;

const namedBy: Record<Exclude<(typeof purposes)[number], 'activation'>, Find> = {
  agent_activation: (tx, id) =>
    tx
      .select({ name: supplierAgents.fullName, by: suppliers.name })
      .from(supplierAgents)
      .innerJoin(suppliers, eq(suppliers.id, supplierAgents.supplierId))
      .where(eq(supplierAgents.id, id)),
  applicant_creation: (tx, id) =>
    tx
      .select({
        name: applicantInvitations.fullName,
        by: sql<string | null>`coalesce(${suppliers.name}, ${programs.name})`,
      })
      .from(applicantInvitations)
      .leftJoin(suppliers, eq(suppliers.id, applicantInvitations.supplierId))
      .leftJoin(prospects, eq(prospects.id, applicantInvitations.prospectId))
      .leftJoin(programs, eq(programs.id, prospects.programId))
      .where(eq(applicantInvitations.id, id)),
  program_activation: (tx, id) =>
    tx
      .select({ name: sql<string | null>`${programUsers.invited}->>'fullName'`, by: programs.name })
      .from(programUsers)
      .innerJoin(programs, eq(programs.id, programUsers.programId))
      .where(eq(programUsers.id, id)),
};

/**
 * Whom a link that was mailed names, and who invites them, without using it.
 *
 * @throws AppError as for a dead link when it is not good
 */
export async function readLink(tx: Tx, token: string, now: Date) {
  const { purpose, userId, subject } = await linkAmong(tx, purposes, token, now);
  const [named] =
    purpose === 'activation'
      ? await accountNamed(tx, userId ?? '')
      : await namedBy[purpose](tx, subject);
  if (!named?.name) throw deadLink();
  return { full_name: named.name, invited_by: named.by };
}

const accountNamed = (tx: Tx, userId: string): Promise<Named[]> =>
  tx.select({ name: users.fullName, by: sql<null>`null` }).from(users).where(eq(users.id, userId));
