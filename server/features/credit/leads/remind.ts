import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { leads } from '@server/db/schema/credit-leads';
import { supplierAgents, suppliers } from '@server/db/schema/people';
import { announce, events } from '@server/features/platform';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

/** So many are named; of the others there is a number. */
const NAMED = 5;

/** Leads of today that nobody was reminded of yet. */
const isDue = (today: Day) =>
  and(eq(leads.nextOn, today), sql`${leads.remindedFor} is distinct from ${leads.nextOn}`);

/**
 * Job: reminds installers and sellers of the leads that they take up again today, in one notice, and of each once for
 * its day. Safe to run again at any time.
 */
export async function remindOfLeads(db: Db, config: Config, now: Date): Promise<void> {
  const today = dayInMexicoCity(now);
  const due = await db
    .selectDistinct({ supplierId: leads.supplierId, agentId: leads.agentId })
    .from(leads)
    .where(isDue(today));
  for (const owner of due) {
    await inTransaction(db, (tx) => remind(tx, config, owner, today));
  }
}

interface Owner {
  supplierId: string;
  agentId: string | null;
}

async function remind(tx: Tx, config: Config, owner: Owner, today: Day): Promise<void> {
  const { supplierId, agentId } = owner;
  const own = agentId
    ? eq(leads.agentId, agentId)
    : and(eq(leads.supplierId, supplierId), isNull(leads.agentId));
  const rows = await tx
    .select({ id: leads.id, name: leads.contactName })
    .from(leads)
    .where(and(isDue(today), own))
    .orderBy(asc(leads.id))
    .for('no key update');
  const userId = await userOf(tx, owner);
  if (rows.length === 0) return;
  await tx
    .update(leads)
    .set({ remindedFor: today })
    .where(and(isDue(today), own));
  if (!userId) return;
  const named = rows.slice(0, NAMED).map(({ name }) => name);
  const names = rows.length > NAMED ? [...named, '…'] : named;
  const facts = { count: rows.length, names: names.join(', ') };
  await announce(tx, config, userId, events.leadsDue, facts);
}

/** Whom the reminder is for: of a seller who left, the installer; none of one who has no account yet. */
async function userOf(tx: Tx, { supplierId, agentId }: Owner): Promise<string | null> {
  const [found] = await tx
    .select({ ofCompany: suppliers.userId, agent: supplierAgents })
    .from(suppliers)
    .leftJoin(
      supplierAgents,
      and(eq(supplierAgents.id, sql`${agentId}::uuid`), isNull(supplierAgents.removedAt)),
    )
    .where(eq(suppliers.id, supplierId));
  return (found?.agent ? found.agent.userId : found?.ofCompany) ?? null;
}
