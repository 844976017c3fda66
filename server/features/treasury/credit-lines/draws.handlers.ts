import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { creditLineServer as words } from '@contract/locales/es-MX/treasury/credit-lines-server';
import { creditLineDraws as contract } from '@contract/treasury/credit-line-draws';
import { pageOf } from '@server/db/page';
import { creditLineDraws, creditLinePayments } from '@server/db/schema/treasury-credit-lines';
import { lockStage, payableAccount, payableTo } from '@server/features/credit';
import { bankAccountOf } from '@server/features/people';
import { announce, events, settingAt } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { creditLineDrawn, creditLineRepaid } from '@server/ledger/events/credit-lines';
import { seal } from '@server/ledger/seals';
import { v7 } from 'uuid';
import { accountEnding } from '../transfers/account-ending';
import { accountFingerprint } from '../transfers/account-fingerprint';
import { assertNewTrackingKey } from '../transfers/new-tracking-key';
import { inOrder, revealed } from '../transfers/revealed';
import { sharedDetails } from '../transfers/shared-account';
import {
  actOn,
  assertAllowed,
  assertEnds,
  assertGood,
  assertOpen,
  describeShown,
  endWaiting,
  lockDraw,
  paymentRow,
  quoteOf,
  whyNotPayer,
} from './draw';
import {
  capitalLeft,
  describeDraws,
  drawOf,
  drawQuery,
  findDraw,
  liveDrawsOf,
  lockLine,
  moveDraw,
  noLongerInState,
  ofLineInScope,
  ownSupplierId,
  receiptsOf,
  standingOf,
  termsOf,
  totalOwed,
  usedBy,
  withPayments,
} from './repository';
import { applyReceipt, roomOfStage } from './rules';
import { askedFact, assertDrawAsSealed, assertTermsAsSealed, paidFact } from './sealed';

export const creditLineDrawHandlers = implement(contract, {
  async list({ db, scope, query, now }) {
    const page = await pageOf(db, query, {
      table: creditLineDraws,
      id: creditLineDraws.id,
      select: drawQuery(db),
      own: (row) => row.draw,
      within: ofLineInScope(scope),
      filters: {
        status: creditLineDraws.status,
        supplier_id: (supplierId) => ofLineInScope({ kind: 'org', supplierId, agentId: null }),
      },
      sorts: { created_at: creditLineDraws.id, principal_cents: creditLineDraws.principalCents },
      defaultSort: '-created_at',
    });
    return { ...page, items: await describeDraws(db, page.items, now) };
  },

  async show({ db, scope, params, principal, vault, now }) {
    const row = await findDraw(db, scope, params.drawId);
    const shown = await describeShown(db, row, now);
    const isStaff = scope.kind === 'all';
    if (!isStaff || row.draw.status !== 'approved') return { ...shown, pay_refusal: null };
    const account = await bankAccountOf(db, vault, row.supplierId);
    const payable = await payableTo(db, row.supplierId, account, now);
    const refusal = whyNotPayer(row.draw, principal.userId) ?? (payable.ok ? null : payable.reason);
    return { ...shown, pay_refusal: refusal };
  },

  async create({ db, scope, body, principal, now, record }) {
    const supplierId = ownSupplierId(scope);
    const { stage, row } = await lockStage(db, scope, body.stage_id);
    const line = await lockLine(db, supplierId);
    const [terms] = line ? await termsOf(db, line.id) : [];
    if (!line || !terms) throw refused(t(words.state.none));
    await assertTermsAsSealed(db, terms);
    const today = dayInMexicoCity(now);
    const draws = await liveDrawsOf(db, [line.id]);
    const { state, available_cents: available } = standingOf(terms, false, draws, today);
    assertOpen(state);
    if (row.project.status !== 'installing' || stage.status !== 'waiting') {
      throw refused(t(words.draw.notDrawable), { stage_id: t(words.draw.notDrawable) });
    }
    const { amount_cents: principalCents, days } = body;
    const drawn = usedBy(draws.filter((draw) => draw.row.stageId === stage.id));
    const room = roomOfStage(stage.amountCents, terms.shareBp, drawn);
    const amount = (why: string) => refused(t(outcomes.invalidTitle), { amount_cents: why });
    if (principalCents > available)
      throw amount(t(words.draw.overAvailable, { amount: available }));
    if (principalCents > room) throw amount(t(words.draw.overRoom, { amount: room }));
    assertEnds(days, terms, today);
    const [kept] = await db
      .insert(creditLineDraws)
      .values({
        id: v7(),
        lineId: line.id,
        projectId: stage.projectId,
        stageId: stage.id,
        status: 'requested',
        principalCents,
        days,
        annualRateBp: terms.annualRateBp,
        lateRateBp: terms.lateRateBp,
        openingFeeBp: terms.openingFeeBp,
        vatBp: await settingAt(db, 'iva_rate', today),
        requestedBy: principal.userId,
        createdAt: now,
      })
      .returning();
    if (!kept) throw new Error('the draw was not kept');
    await seal(db, [askedFact(kept)], { occurredOn: today, actor: principal.userId });
    await record(kept.id, { amount_cents: principalCents });
    return { id: kept.id };
  },

  async cancel({ db, scope, params, config, now, record }) {
    const { draw } = await lockDraw(db, scope, params.drawId);
    assertAllowed(draw, 'cancel');
    await moveDraw(db, draw, 'cancelled', { reason: t(words.draw.takenBack) });
    await endWaiting(db, draw, { why: t(words.draw.takenBack), config, now });
    await record(draw.id, { amount_cents: draw.principalCents });
    return { id: draw.id };
  },

  async approve({ db, scope, params, principal, config, now, twoPeople, record }) {
    const row = await lockDraw(db, scope, params.drawId);
    const { draw } = row;
    assertAllowed(draw, 'approve');
    await assertGood(db, row, now);
    await moveDraw(db, draw, 'approved', { approvedBy: principal.userId });
    await announce(db, config, row.userId, events.creditDrawDecided, {
      folio: draw.folio,
      amount: draw.principalCents,
      reason: null,
    });
    await twoPeople({ ...actOn(row), kind: 'approval', title: t(words.draw.approve) });
    await record(draw.id, { amount_cents: draw.principalCents });
    return { id: draw.id };
  },

  async reject({ db, scope, params, body: { reason }, config, now, record }) {
    const { draw, userId } = await lockDraw(db, scope, params.drawId);
    assertAllowed(draw, 'reject');
    await moveDraw(db, draw, 'rejected', { reason });
    await endWaiting(db, draw, { why: reason, config, now });
    const { folio, principalCents: amount } = draw;
    await announce(db, config, userId, events.creditDrawDecided, { folio, amount, reason });
    await record(draw.id, { reason });
    return { id: draw.id };
  },

  async reveal({ db, scope, body, principal, vault, now, record }) {
    const items = [];
    const leftOut = [];
    for (const id of inOrder(body.ids)) {
      const row = await lockDraw(db, scope, id);
      const { draw, supplierId } = row;
      assertAllowed(draw, 'pay');
      const concept = t(words.draw.concept, { folio: draw.folio });
      const payable = await payableAccount(db, vault, supplierId, now);
      const refusal = whyNotPayer(draw, principal.userId);
      if (refusal || !payable.ok) {
        const reason = refusal ?? (payable.ok ? '' : payable.reason);
        leftOut.push({ id, concept, reason, listed: false });
        continue;
      }
      const { account } = payable;
      const { received } = quoteOf(draw);
      await record(id, { amount_cents: received, clabe_last4: account.last4 });
      const { clabe, holder } = account;
      items.push(
        await revealed(db, vault, {
          ...{ id, clabe, holder, concept },
          amount: received,
          folio: draw.folio,
          ownerId: supplierId,
        }),
      );
    }
    return { items, left_out: leftOut };
  },

  async pay({ db, scope, params, body, principal, vault, config, now, twoPeople, record }) {
    const row = await lockDraw(db, scope, params.drawId);
    const { draw, supplierId, userId } = row;
    assertAllowed(draw, 'pay');
    const notTheirs = whyNotPayer(draw, principal.userId);
    if (notTheirs) throw refused(notTheirs);
    await assertGood(db, row, now);
    const payable = await payableAccount(db, vault, supplierId, now);
    if (!payable.ok) throw refused(payable.reason);
    const { account } = payable;
    await assertNewTrackingKey(db, body.tracking_key);
    const today = dayInMexicoCity(now);
    const { fee, feeVat: vat, received } = quoteOf(draw);
    const event = { occurredOn: today, actor: principal.userId };
    const trackingKey = body.tracking_key;
    await creditLineDrawn(db, {
      ...{ ...event, supplierId, drawId: draw.id, projectId: draw.projectId },
      ...{ received, fee, vat, trackingKey },
    });
    const days = { paidOn: today, dueOn: addDays(today, draw.days) };
    await moveDraw(db, draw, 'paid', { ...days, trackingKey });
    await seal(db, [paidFact({ id: draw.id, ...days })], event);
    await announce(db, config, userId, events.creditDrawPaid, {
      ...{ folio: draw.folio, amount: received, trackingKey, dueOn: days.dueOn },
    });
    const act = actOn(row);
    const shared = await sharedDetails(db, account.mark, userId);
    await twoPeople({
      ...act,
      kind: 'out',
      title: t(words.draw.pay),
      always: shared.length > 0,
      details: [
        ...act.details,
        { label: t(words.draw.received), value: formatMxn(received) },
        ...shared,
        { label: t(words.draw.account), value: accountEnding(account) },
        { label: t(serverWords.shared.trackingKey), value: trackingKey },
      ],
      account: await accountFingerprint(db, vault, { clabe: account.clabe, ownerId: supplierId }),
    });
    await record(draw.id, {
      ...{ tracking_key: trackingKey, amount_cents: received, clabe_last4: account.last4 },
    });
    return { id: draw.id };
  },

  async receive({ db, scope, params, body, principal, config, now, twoPeople, record }) {
    const row = await lockDraw(db, scope, params.drawId);
    const { draw, supplierId, userId } = row;
    assertAllowed(draw, 'receive');
    await assertDrawAsSealed(db, draw);
    const [paid] = await withPayments(db, [draw]);
    const terms = drawOf(draw);
    if (!paid || !terms) throw noLongerInState();
    const { amount_cents: amount, received_on: on, tracking_key: trackingKey } = body;
    const earliest = paid.payments.at(-1)?.receivedOn ?? terms.paidOn;
    if (on < earliest || on > dayInMexicoCity(now)) {
      throw refused(t(outcomes.invalidTitle), {
        received_on: t(words.draw.notBefore, { day: earliest }),
      });
    }
    const { parts, left } = applyReceipt(terms, receiptsOf(paid.payments), { on, amount });
    if (left > 0) {
      const owed = totalOwed(paid, on);
      throw refused(t(outcomes.invalidTitle), {
        amount_cents: t(words.draw.owesLess, { amount: owed }),
      });
    }
    await assertNewTrackingKey(db, trackingKey);
    const paymentId = v7();
    await creditLineRepaid(db, {
      ...{ supplierId, drawId: draw.id, projectId: draw.projectId, paymentId, parts },
      ...{ occurredOn: on, actor: principal.userId },
    });
    await db.insert(creditLinePayments).values({
      id: paymentId,
      ...paymentRow({ draw, on, parts, now }),
      source: 'deposit',
      trackingKey,
    });
    const isSettled = parts.capital === capitalLeft(paid);
    if (isSettled) await moveDraw(db, draw, 'settled');
    await announce(db, config, userId, events.creditDrawRepaid, {
      ...{ folio: draw.folio, amount, isSettled, source: 'deposit' },
    });
    const act = actOn(row);
    await twoPeople({
      ...act,
      kind: 'in',
      title: t(words.draw.receive),
      amountCents: amount,
      details: [
        ...act.details,
        { label: t(words.draw.receivedOn), value: on },
        { label: t(serverWords.shared.trackingKey), value: trackingKey },
      ],
    });
    await record(draw.id, { tracking_key: trackingKey, amount_cents: amount });
    return { id: draw.id };
  },
});
