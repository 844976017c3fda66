import { preparedRequests as contract } from '@contract/credit/prepared-requests';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { preparedRequestWords } from '@contract/locales/es-MX/credit/prepared-requests-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { priceLines } from '@server/db/schema/credit-equipment';
import { preparedRequests } from '@server/db/schema/credit-prepared-requests';
import { endUnboundLink } from '@server/features/identity';
import { accreditedTechnologies, invitingInstaller } from '@server/features/people';
import { AppError, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { holdForRequest, linkRequest } from '../leads/convert';
import { linesOfAll, quoteLines } from '../price-lines/quote';
import { assertTerms, supplierOf } from '../projects/create';
import { referenceQuote } from '../projects/terms';
import { acceptRequest, confirmRequest, openRequest } from './activate';
import { listPrepared, lockPrepared, openAt } from './repository';
import { stateOf } from './rules';
import { sendActivation } from './send';

const done = { ok: true as const };

export const preparedRequestHandlers = implement(contract, {
  list: ({ db, scope, query }) => listPrepared(db, scope, query),

  async technologies({ db, scope, now }) {
    if (scope.kind !== 'org') throw notFound();
    const today = dayInMexicoCity(now);
    return { product_ids: await accreditedTechnologies(db, scope.supplierId, today) };
  },

  async create({ db, scope, principal, body, config, now, record }) {
    if (scope.kind !== 'org') {
      throw new AppError('forbidden', t(preparedRequestWords.suppliersOnly));
    }
    const { supplierId, agentId } = scope;
    await supplierOf(db, supplierId);
    const lead = body.lead_id ? await holdForRequest(db, scope, body.lead_id) : null;
    await assertTerms(db, { ...body, person_type: 1 }, now);
    const lines = body.lines
      ? await quoteLines(db, {
          supplierId,
          asked: body.lines,
          amountCents: body.amount_cents,
          termMonths: body.term_months,
          now,
        })
      : [];
    const [request] = await db
      .insert(preparedRequests)
      .values({
        supplierId,
        agentId,
        fullName: body.full_name,
        email: body.email,
        phone: body.phone ?? null,
        productId: body.product_id,
        amountCents: body.amount_cents,
        termMonths: body.term_months,
        purpose: body.purpose,
        site: body.site,
        invitedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!request) {
      const email = t(preparedRequestWords.preparedAlready);
      throw refused(t(outcomes.invalidTitle), { email });
    }
    if (lines.length > 0) {
      await db
        .insert(priceLines)
        .values(lines.map((line) => ({ ...line, preparedRequestId: request.id })));
    }
    if (lead) await linkRequest(db, lead, request.id, { now, userId: principal.userId });
    await sendActivation(db, config, request, now);
    await record(request.id, { amount_cents: body.amount_cents, term_months: body.term_months });
    return { id: request.id };
  },

  async resend({ db, scope, params, config, now, record }) {
    const request = await lockOpen(db, scope, params.preparedId);
    await sendActivation(db, config, request, now);
    await record(request.id);
    return done;
  },

  async revoke({ db, scope, params, now, record }) {
    const { id } = await lockOpen(db, scope, params.preparedId);
    await endUnboundLink(db, { purpose: 'credit_activation', subject: id, now });
    await db.update(preparedRequests).set({ revokedAt: now }).where(eq(preparedRequests.id, id));
    await record(id);
    return done;
  },

  async redeem({ db, body, now }) {
    const { request, ...opened } = await openRequest(db, body.token, body.loan_id, now);
    const installer = await invitingInstaller(db, request.supplierId);
    const quote = await referenceQuote(db, request, dayInMexicoCity(now));
    return {
      ...opened,
      full_name: request.fullName,
      installer: installer.name,
      product_id: request.productId,
      amount_cents: request.amountCents,
      term_months: request.termMonths,
      payment_cents: quote.payment_cents,
      place: `${request.site.municipality}, ${request.site.state}`,
      lines: (await linesOfAll(db, [request.id])).get(request.id) ?? [],
    };
  },

  async accept({ db, body, config, ip, now }) {
    return { project_id: (await acceptRequest(db, body, { config, ip, now })).id };
  },

  async confirm({ db, body, principal, config, ip, now, record }) {
    const { request, project } = await confirmRequest(db, body, principal, { config, ip, now });
    await record(request.id, { project_id: project.id });
    return { project_id: project.id };
  },

  async askAnew({ db, body, config, now }) {
    for (const request of await openAt(db, body.email)) {
      await sendActivation(db, config, request, now);
    }
    return { message: t(preparedRequestWords.asked) };
  },
});

/** @throws AppError conflict when it was asked for or taken back already */
async function lockOpen(tx: Tx, scope: Scope, id: string) {
  const request = await lockPrepared(tx, scope, id);
  if (!request) throw notFound();
  if (stateOf(request) !== 'invited') throw conflict(t(preparedRequestWords.notOpen));
  return request;
}
