import { cardLinks as contract } from '@contract/treasury/card-links';
import type { Tx } from '@server/db/connection';
import { applicants } from '@server/db/schema/people';
import { announce, events } from '@server/features/platform';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { eq } from 'drizzle-orm';
import { openAccount } from './holder';
import { linkInForce, openLink, replaceLink } from './links';

export const cardLinkHandlers = implement(contract, {
  async show({ db, scope, adapters }) {
    const link = await linkInForce(db, ownApplicant(scope));
    return {
      available: adapters.cards !== null,
      since: link?.createdAt.toISOString() ?? null,
    };
  },

  async open({ db, scope, vault, now, record }) {
    const applicantId = ownApplicant(scope);
    const externalId = await openLink(db, vault, applicantId, now);
    await record(applicantId);
    return { external_id: externalId };
  },

  async replace({ db, scope, vault, now, record }) {
    const applicantId = ownApplicant(scope);
    const externalId = await replaceLink(db, vault, applicantId, now);
    await record(applicantId);
    return { external_id: externalId };
  },

  async send({ db, params: { applicantId }, body, vault, config, now, record }) {
    const userId = await userOf(db, applicantId);
    if (!(await openAccount(db, userId))) throw notFound();
    const make = body.replace ? replaceLink : openLink;
    const externalId = await make(db, vault, applicantId, now);
    await announce(db, config, userId, events.cardLinkSent, { externalId });
    await record(applicantId, { link_replaced: body.replace });
    return { ok: true as const };
  },
});

/** @throws AppError not_found */
function ownApplicant(scope: Scope): string {
  if (scope.kind !== 'own' || !scope.applicantId) throw notFound();
  return scope.applicantId;
}

async function userOf(tx: Tx, applicantId: string): Promise<string> {
  const [row] = await tx.select().from(applicants).where(eq(applicants.id, applicantId));
  if (!row) throw notFound();
  return row.userId;
}
