import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { formatPercent } from '@contract/kernel/fields/percent';
import { creditLineServer as words } from '@contract/locales/es-MX/treasury/credit-lines-server';
import {
  creditLines as contract,
  MAX_DRAW_DAYS,
  MIN_DRAW_DAYS,
} from '@contract/treasury/credit-lines';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects, stages } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { suppliers } from '@server/db/schema/people';
import {
  creditLineRequests,
  creditLines,
  creditLineTerms,
} from '@server/db/schema/treasury-credit-lines';
import { referenceTerms } from '@server/features/credit';
import { announce, events, ownMoney, setAside, settingAt } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { seal } from '@server/ledger/seals';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { describeQuote } from './draw';
import {
  calendarOf,
  capitalLeft,
  describeRequest,
  describeTerms,
  type LineRow,
  latestRequest,
  liveDrawsOf,
  lockLine,
  openLine,
  ownSupplierId,
  type PaidDraw,
  standingOf,
  termsOf,
} from './repository';
import { type DrawRates, quoteDraw, roomOfStage } from './rules';
import { assertTermsAsSealed, type Terms, termsFact } from './sealed';

/** The days over which a draw is compared. */
const COMPARED_DAYS = [15, 30, 45, 60, 90, 120, 180];

export const creditLineHandlers = implement(contract, {
  async overview({ db, scope, now }) {
    const supplierId = ownSupplierId(scope);
    const today = dayInMexicoCity(now);
    const [line] = await db
      .select()
      .from(creditLines)
      .where(eq(creditLines.supplierId, supplierId));
    const { terms, request, draws, standing } = await stateOf(db, line, today);
    return {
      ...standing,
      terms: terms ? describeTerms(terms) : null,
      request: request && describeRequest(request),
      projects: terms ? await drawableOf(db, supplierId, terms, draws) : [],
      calendar: calendarOf(draws, today),
    };
  },

  async simulate({ db, scope, query, now }) {
    const today = dayInMexicoCity(now);
    const { rates, isReference, maxDays } = await ratesNow(db, ownSupplierId(scope), today);
    const principal = query.amount_cents;
    const days = COMPARED_DAYS.filter((each) => each <= maxDays && each !== query.days);
    return {
      annual_rate_bp: rates.annualRate,
      late_rate_bp: rates.lateRate,
      opening_fee_bp: rates.openingFee,
      vat_bp: rates.vatRate,
      is_reference: isReference,
      quote: describeQuote(quoteDraw(rates, { principal, days: query.days })),
      others: days.map((each) => describeQuote(quoteDraw(rates, { principal, days: each }))),
    };
  },

  async request({ db, scope, body, principal, record }) {
    const line = await openLine(db, ownSupplierId(scope));
    const request = await latestRequest(db, line.id);
    if (request?.status === 'requested') throw conflict(t(words.line.requestWaits));
    await db.insert(creditLineRequests).values({
      lineId: line.id,
      amountCents: body.amount_cents,
      purpose: body.purpose,
      status: 'requested',
      requestedBy: principal.userId,
    });
    await record(line.supplierId, { amount_cents: body.amount_cents });
    return { id: line.supplierId };
  },

  async list({ db, query, now }) {
    const page = await pageOf(db, query, {
      table: creditLines,
      id: creditLines.id,
      select: lineQuery(db),
      own: (row) => row.line,
      filters: {
        waiting: () =>
          sql`exists (select from ${creditLineRequests} where ${and(
            eq(creditLineRequests.lineId, creditLines.id),
            eq(creditLineRequests.status, 'requested'),
          )})`,
      },
      sorts: { created_at: creditLines.id },
      defaultSort: '-created_at',
    });
    return { ...page, items: await describeLines(db, page.items, dayInMexicoCity(now)) };
  },

  async show({ db, params: { supplierId }, now }) {
    const [row] = await lineQuery(db).where(eq(creditLines.supplierId, supplierId));
    if (!row) throw notFound();
    const today = dayInMexicoCity(now);
    const [listed] = await describeLines(db, [row], today);
    if (!listed) throw notFound();
    const history = await termsOf(db, row.line.id);
    const { request, draws } = await stateOf(db, row.line, today);
    const names = await namesOf(db, history);
    return {
      ...listed,
      terms: history[0] ? describeTerms(history[0]) : null,
      history: history.map((terms) => ({
        ...describeTerms(terms),
        decided_by: names.get(terms.decidedBy) ?? '',
      })),
      request: request && describeRequest(request),
      calendar: calendarOf(draws, today),
    };
  },

  async grant({ db, params: { supplierId }, body, principal, config, now, twoPeople, record }) {
    const installer = await lockInstaller(db, supplierId);
    const { line } = installer;
    const today = dayInMexicoCity(now);
    if (body.expires_on <= today) {
      throw refused(t(words.line.expiryPast), { expires_on: t(words.line.expiryPast) });
    }
    const [before] = await termsOf(db, line.id);
    const terms = await keepTerms(db, {
      lineId: line.id,
      limitCents: body.limit_cents,
      annualRateBp: body.annual_rate_bp,
      lateRateBp: body.late_rate_bp,
      openingFeeBp: body.opening_fee_bp,
      shareBp: body.share_bp,
      maxDays: body.max_days,
      expiresOn: body.expires_on,
      isBlocked: false,
      reason: body.reason,
      decidedBy: principal.userId,
      decidedOn: today,
    });
    await decideRequest(db, line, 'granted', null);
    await twoPeople({
      kind: 'approval',
      object: 'credit-lines',
      objectId: supplierId,
      title: t(words.line.grant),
      details: [
        { label: t(words.line.installer), value: installer.name },
        { label: t(words.line.limit), value: formatMxn(terms.limitCents) },
        ...(before ? [{ label: t(words.line.before), value: formatMxn(before.limitCents) }] : []),
        ...(before?.isBlocked ? [{ label: t(words.line.blocked), value: before.reason }] : []),
        { label: t(words.line.rate), value: percent(terms.annualRateBp) },
        { label: t(words.line.lateRate), value: percent(terms.lateRateBp) },
        { label: t(words.line.fee), value: percent(terms.openingFeeBp) },
        { label: t(words.line.share), value: percent(terms.shareBp) },
        { label: t(words.line.days), value: t(words.line.daysValue, { days: terms.maxDays }) },
        { label: t(words.line.expires), value: terms.expiresOn },
        { label: t(words.line.reason), value: terms.reason },
      ],
      amountCents: terms.limitCents,
      people: [installer.userId],
      always: true,
    });
    await announce(db, config, installer.userId, events.creditLineGranted, {
      limit: terms.limitCents,
      expiresOn: terms.expiresOn,
    });
    await record(supplierId, { amount_cents: terms.limitCents, reason: body.reason });
    return { id: supplierId };
  },

  async block({ db, params: { supplierId }, body: { reason }, principal, config, now, record }) {
    const { line, userId } = await lockInstaller(db, supplierId);
    if (userId === principal.userId) throw ownMoney();
    const [terms] = await termsOf(db, line.id);
    if (!terms) throw conflict(t(words.line.noLine));
    if (terms.isBlocked) throw conflict(t(words.line.blockedAlready));
    await assertTermsAsSealed(db, terms);
    const { id: _, ...same } = terms;
    const decidedOn = dayInMexicoCity(now);
    await keepTerms(db, {
      ...same,
      isBlocked: true,
      reason,
      decidedBy: principal.userId,
      decidedOn,
    });
    await endWaitingGrant(db, supplierId, { why: reason, config, now });
    await announce(db, config, userId, events.creditLineRefused, { reason, isBlocked: true });
    await record(supplierId, { reason });
    return { id: supplierId };
  },

  async reject({ db, params: { supplierId }, body: { reason }, principal, config, now, record }) {
    const { line, userId } = await lockInstaller(db, supplierId);
    if (userId === principal.userId) throw ownMoney();
    if (!(await decideRequest(db, line, 'rejected', reason))) {
      throw conflict(t(words.line.noRequest));
    }
    await endWaitingGrant(db, supplierId, { why: reason, config, now });
    await announce(db, config, userId, events.creditLineRefused, { reason, isBlocked: false });
    await record(supplierId, { reason });
    return { id: supplierId };
  },
});

const percent = (bp: number) => formatPercent(toBasisPoints(bp));

const lineQuery = (db: Db | Tx) =>
  db
    .select({ line: creditLines, name: suppliers.name })
    .from(creditLines)
    .innerJoin(suppliers, eq(suppliers.id, creditLines.supplierId));

type LineOfList = Awaited<ReturnType<typeof lineQuery>>[number];

async function stateOf(db: Db | Tx, line: LineRow | undefined, today: Day) {
  const [terms] = line ? await termsOf(db, line.id) : [];
  const request = line ? await latestRequest(db, line.id) : null;
  const draws = line ? await liveDrawsOf(db, [line.id]) : [];
  const standing = standingOf(terms, request?.status === 'requested', draws, today);
  return { terms, request, draws, standing };
}

async function describeLines(db: Db, rows: readonly LineOfList[], today: Day) {
  const ids = rows.map(({ line }) => line.id);
  const draws = await liveDrawsOf(db, ids);
  const terms =
    ids.length === 0
      ? []
      : await db
          .selectDistinctOn([creditLineTerms.lineId])
          .from(creditLineTerms)
          .where(inArray(creditLineTerms.lineId, ids))
          .orderBy(creditLineTerms.lineId, sql`${creditLineTerms.id} desc`);
  const waiting =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(creditLineRequests)
          .where(
            and(
              inArray(creditLineRequests.lineId, ids),
              eq(creditLineRequests.status, 'requested'),
            ),
          );
  return rows.map(({ line, name }) => {
    const inForce = terms.find(({ lineId }) => lineId === line.id);
    const request = waiting.find(({ lineId }) => lineId === line.id);
    const own = draws.filter(({ row }) => row.lineId === line.id);
    return {
      ...standingOf(inForce, request !== undefined, own, today),
      id: line.supplierId,
      supplier_name: name,
      requested_cents: request?.amountCents ?? null,
      requested_at: request?.createdAt.toISOString() ?? null,
      expires_on: inForce?.expiresOn ?? null,
    };
  });
}

/** Stages of the installer's own that wait, and how much may be drawn against each. */
async function drawableOf(db: Db, supplierId: string, terms: Terms, draws: readonly PaidDraw[]) {
  const rows = await db
    .select({ stage: stages, folio: projects.folio })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .where(
      and(
        eq(projects.supplierId, supplierId),
        eq(projects.status, 'installing'),
        eq(stages.status, 'waiting'),
      ),
    )
    .orderBy(asc(stages.id))
    .limit(100);
  return rows.map(({ stage, folio }) => ({
    stage_id: stage.id,
    project_id: stage.projectId,
    folio,
    stage_cents: stage.amountCents,
    room_cents: roomOfStage(
      stage.amountCents,
      terms.shareBp,
      toCentavos(
        draws
          .filter(({ row }) => row.stageId === stage.id)
          .reduce((sum, draw) => sum + capitalLeft(draw), 0),
      ),
    ),
  }));
}

/** The rates of the installer's own line, or the reference terms of today. */
async function ratesNow(
  db: Db,
  supplierId: string,
  today: Day,
): Promise<{ rates: DrawRates; isReference: boolean; maxDays: number }> {
  const [row] = await db
    .select({ terms: creditLineTerms })
    .from(creditLineTerms)
    .innerJoin(creditLines, eq(creditLines.id, creditLineTerms.lineId))
    .where(eq(creditLines.supplierId, supplierId))
    .orderBy(sql`${creditLineTerms.id} desc`)
    .limit(1);
  const { annualRate, openingFee, vatRate } = await referenceTerms(db, today);
  if (!row) {
    const lateRate = await settingAt(db, 'mora_rate', today);
    const rates = { annualRate, lateRate, openingFee, vatRate };
    return { rates, isReference: true, maxDays: MAX_DRAW_DAYS };
  }
  const { terms } = row;
  return {
    rates: {
      annualRate: toBasisPoints(terms.annualRateBp),
      lateRate: toBasisPoints(terms.lateRateBp),
      openingFee: toBasisPoints(terms.openingFeeBp),
      vatRate,
    },
    isReference: false,
    maxDays: Math.max(terms.maxDays, MIN_DRAW_DAYS),
  };
}

/** The line of an installer, locked, and whose it is; opened where they have none. */
async function lockInstaller(tx: Tx, supplierId: string) {
  const [supplier] = await tx
    .select({ name: suppliers.name, userId: suppliers.userId })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  if (!supplier) throw notFound();
  return {
    ...supplier,
    line: (await lockLine(tx, supplierId)) ?? (await openLine(tx, supplierId)),
  };
}

/** Keeps what was granted, sealed. */
async function keepTerms(tx: Tx, values: typeof creditLineTerms.$inferInsert): Promise<Terms> {
  const [terms] = await tx.insert(creditLineTerms).values(values).returning();
  if (!terms) throw new Error('the terms were not kept');
  const { decidedOn: occurredOn, decidedBy: actor } = terms;
  await seal(tx, [termsFact(terms)], { occurredOn, actor });
  return terms;
}

/** Ends terms that wait for a second person: who asked for them did not know what was decided since. */
const endWaitingGrant = (tx: Tx, supplierId: string, aside: Parameters<typeof setAside>[2]) =>
  setAside(tx, { object: 'credit-lines', objectId: supplierId }, aside);

/** Decides the request that waits; answers whether there was one. */
async function decideRequest(
  tx: Tx,
  { id }: LineRow,
  status: 'granted' | 'rejected',
  reason: string | null,
): Promise<boolean> {
  const decided = await tx
    .update(creditLineRequests)
    .set({ status, reason })
    .where(and(eq(creditLineRequests.lineId, id), eq(creditLineRequests.status, 'requested')))
    .returning({ id: creditLineRequests.id });
  return decided.length > 0;
}

async function namesOf(db: Db, history: readonly Terms[]): Promise<Map<string, string>> {
  const ids = [...new Set(history.map(({ decidedBy }) => decidedBy))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
