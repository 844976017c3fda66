import type { LeadInput } from '@contract/credit/leads';
import type { ProspectSource } from '@contract/program/prospects';
import type { Tx } from '@server/db/connection';
import { leadActRows, leads as table } from '@server/db/schema/credit-leads';
import { sql } from 'drizzle-orm';
import { toRow } from './row';
import type { OrgScope } from './taken';

/** Telephones and RFCs of a company's leads are compared by one at a time. */
export const holdLeads = (tx: Tx, supplierId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('leads ' || ${supplierId}, 0))`);

/** Rows written by one statement. */
const AT_ONCE = 500;

interface Adding {
  leads: readonly LeadInput[];
  source: ProspectSource;
  userId: string;
  now: Date;
}

/** Adds leads whose telephones and RFCs are free, each with the beginning of its history; answers their ids. */
export async function addLeads(tx: Tx, org: OrgScope, adding: Adding): Promise<string[]> {
  const { leads, source, userId, now } = adding;
  const ids: string[] = [];
  for (let at = 0; at < leads.length; at += AT_ONCE) {
    const added = await tx
      .insert(table)
      .values(
        leads.slice(at, at + AT_ONCE).map((lead) => ({
          ...toRow(lead),
          supplierId: org.supplierId,
          agentId: org.agentId,
          source,
          createdAt: now,
        })),
      )
      .returning({ id: table.id });
    await tx
      .insert(leadActRows)
      .values(
        added.map(({ id }) => ({ leadId: id, act: 'added' as const, at: now, byUserId: userId })),
      );
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}
