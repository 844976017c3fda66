import { leadWords } from '@contract/locales/es-MX/credit/leads-server';
import type { Tx } from '@server/db/connection';
import { leads } from '@server/db/schema/credit-leads';
import { preparedRequests } from '@server/db/schema/credit-prepared-requests';
import { conflict, notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, eq, isNull } from 'drizzle-orm';
import { addActs, type Doing, type LeadRow, lockLead } from './repository';

/**
 * Holds the lead for whom a credit is asked.
 *
 * @throws AppError not found of one that the scope does not reach; conflict of one that has a request already
 */
export async function holdForRequest(tx: Tx, scope: Scope, id: string): Promise<LeadRow> {
  const lead = await lockLead(tx, scope, id);
  if (!lead) throw notFound();
  if (lead.preparedRequestId) {
    const standing = and(
      eq(preparedRequests.id, lead.preparedRequestId),
      isNull(preparedRequests.revokedAt),
    );
    if ((await tx.$count(preparedRequests, standing)) > 0) throw conflict(t(leadWords.asked));
  }
  return lead;
}

/** A credit was asked for in a lead's name: it stands as such from then on, whatever was thought of it before. */
export async function linkRequest(
  tx: Tx,
  lead: LeadRow,
  preparedRequestId: string,
  doing: Doing,
): Promise<void> {
  await tx
    .update(leads)
    .set({
      preparedRequestId,
      status: 'applied',
      lostCause: null,
      lostReason: null,
      version: lead.version + 1,
    })
    .where(eq(leads.id, lead.id));
  const asked = { act: 'asked', fromStatus: lead.status, status: 'applied' } as const;
  await addActs(tx, lead.id, [asked], doing);
}
