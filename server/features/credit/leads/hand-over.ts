import type { Tx } from '@server/db/connection';
import { leads } from '@server/db/schema/credit-leads';
import { eq } from 'drizzle-orm';

/** Hands the leads of an agent who leaves to a colleague, or to the installer alone. */
export const handOverLeads = (tx: Tx, from: string, to: string | null) =>
  tx.update(leads).set({ agentId: to }).where(eq(leads.agentId, from));
