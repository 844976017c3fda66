import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import {
  withdrawals as contract,
  overBalance,
  withdrawalActions,
} from '@contract/treasury/withdrawals';
import { assertNotHeld, whyOwnerHeld } from '@server/features/identity';
import { accountMark, ownInvestorId } from '@server/features/people';
import { announce, events, type MoneyAct } from '@server/features/platform';
import { conflict, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { LedgerError } from '@server/ledger/errors';
import { withdrawalConfirmed, withdrawalRejected } from '@server/ledger/events/withdrawals';
import { v7 } from 'uuid';
import { isAlreadyReported } from '../bank-movements/outgoing';
import { clabeOf } from '../transfers/account';
import { accountEnding } from '../transfers/account-ending';
import { accountFingerprint } from '../transfers/account-fingerprint';
import { assertAsKept, whyNotAsKept } from '../transfers/as-kept';
import { assertListed, whyDetails, whyNotListed } from '../transfers/bank-file';
import { hadBounced } from '../transfers/bounce';
import { assertNewTrackingKey } from '../transfers/new-tracking-key';
import { beginProcessing, mayHaveLeft, whyNotSent } from '../transfers/on-its-way';
import { assertOwesNothing, whyOwes } from '../transfers/owes';
import { inOrder, revealOrder } from '../transfers/revealed';
import { sharedDetails } from '../transfers/shared-account';
import { noLongerOpen, rejectWithdrawal } from './reject';
import {
  changeWithdrawal,
  describeWithdrawal,
  findWithdrawal,
  listWithdrawals,
  lockWithdrawal,
  userOfInvestor,
  type Withdrawal,
} from './repository';
import { factsOf, requestWithdrawal } from './request';

export const withdrawalHandlers = implement(contract, {
  list: async ({ db, scope, query }) => listWithdrawals(db, scope, query),

  async show({ db, scope, params }) {
    const row = await findWithdrawal(db, scope, params.withdrawalId);
    return { ...describeWithdrawal(row), holder: row.holder };
  },

  async reveal({ db, scope, body, vault, now, record }) {
    const items = [];
    const leftOut = [];
    const rows = [];
    for (const id of inOrder(body.ids)) rows.push(await lockWithdrawal(db, scope, id));
    for (const row of rows) {
      assertOpen(row, 'send');
      const { id } = row;
      const concept = t(treasuryWords.withdrawals.withdrawalOf, { folio: row.folio });
      const clabe = clabeOf(vault, 'withdrawal', row);
      const refusal =
        (await whyNotAsKept(db, { kind: 'withdrawal', row })) ??
        (await whyOwnerHeld(db, await userOfInvestor(db, row.investorId), now)) ??
        (await whyNotSent(db, vault, { ...row, clabe }, () =>
          whyOwes(db, { kind: 'investor', id: row.investorId }),
        ));
      if (refusal) {
        leftOut.push({ id, concept, reason: refusal, listed: false });
        continue;
      }
      if (body.file) {
        const transfer = { ...row, noun: 'withdrawals' as const, clabe };
        const why = await whyNotListed(db, vault, transfer, now);
        if (why) {
          leftOut.push({ id, concept, ...why });
          continue;
        }
        await changeWithdrawal(db, id, { listedAt: now });
      }
      await record(row.id, noteOf(row));
      items.push(
        await revealOrder(db, vault, now, {
          kind: 'withdrawal',
          row,
          holder: row.holder,
          concept,
          folio: row.folio,
          ownerId: row.investorId,
        }),
      );
    }
    return { items, left_out: leftOut };
  },

  async relist({ db, scope, params, body, twoPeople, record }) {
    const row = await lockWithdrawal(db, scope, params.withdrawalId);
    assertOpen(row, 'send');
    assertListed(row);
    const userId = await userOfInvestor(db, row.investorId);
    const title = t(treasuryWords.withdrawals.relist);
    const details = whyDetails(row, body.reason);
    await twoPeople({ ...actOn(row, userId, title, 'out', details), always: true });
    const unlisted = await changeWithdrawal(db, row.id, { listedAt: null });
    await record(row.id, { ...noteOf(row), reason: body.reason });
    return describeWithdrawal(unlisted);
  },

  async create({ db, scope, body, vault, principal, config, now, record }) {
    const asked = {
      id: v7(),
      investorId: ownInvestorId(scope),
      userId: principal.userId,
      amount: body.amount_cents,
    };
    const asking = { vault, config, now, actor: principal.userId };
    const row = await insufficientAsRefusal(() => requestWithdrawal(db, asked, asking));
    await record(row.id, noteOf(row));
    return describeWithdrawal(row);
  },

  async cancel({ db, scope, params, vault, principal, config, now, record }) {
    const row = await lockWithdrawal(db, scope, params.withdrawalId);
    assertOpen(row, 'send');
    if (await mayHaveLeft(db, vault, 'withdrawal', row)) {
      throw conflict(t(treasuryWords.withdrawals.inProcess));
    }
    assertOpen(row, 'cancel');
    await withdrawalRejected(db, {
      withdrawalId: row.id,
      reason: 'cancelled',
      occurredOn: dayInMexicoCity(now),
      actor: principal.userId,
    });
    const cancelled = await changeWithdrawal(db, row.id, { status: 'cancelled', settledAt: now });
    await announce(db, config, principal.userId, events.withdrawalCancelled, factsOf(row));
    await noLongerOpen(db, row.id, { config, now });
    await record(cancelled.id, noteOf(cancelled));
    return describeWithdrawal(cancelled);
  },

  async send({ db, scope, params, body, vault, principal, config, now, twoPeople, record }) {
    const row = await lockWithdrawal(db, scope, params.withdrawalId);
    assertOpen(row, 'send');
    await assertAsKept(db, { kind: 'withdrawal', row });
    await assertNewTrackingKey(db, body.tracking_key);
    await withdrawalConfirmed(db, {
      withdrawalId: row.id,
      trackingKey: body.tracking_key,
      occurredOn: dayInMexicoCity(now),
      actor: principal.userId,
    });
    const inBank = await isAlreadyReported(
      db,
      { kind: 'withdrawal', id: row.id },
      { trackingKey: body.tracking_key, amountCents: row.amountCents },
      vault,
    );
    // A transfer that the bank reported has left, whatever is owed or has changed since.
    const userId = await userOfInvestor(db, row.investorId);
    if (!inBank) {
      await assertOwesNothing(db, { kind: 'investor', id: row.investorId });
      await assertNotHeld(db, userId, now);
    }
    const sent = await changeWithdrawal(db, row.id, {
      status: inBank ? 'confirmed' : 'sent',
      trackingKey: body.tracking_key,
      settledAt: now,
    });
    await announce(db, config, userId, events.withdrawalSent, {
      ...factsOf(row),
      trackingKey: body.tracking_key,
    });
    const tracking = { label: t(serverWords.shared.trackingKey), value: body.tracking_key };
    const clabe = clabeOf(vault, 'withdrawal', row);
    const shared = await sharedDetails(db, accountMark(vault, clabe), userId);
    const details = [...shared, tracking];
    await twoPeople({
      ...actOn(row, userId, t(treasuryWords.withdrawals.send), 'out', details),
      always: shared.length > 0,
      account: await accountFingerprint(db, vault, { clabe, ownerId: row.investorId }),
      whenKept: (tx) => beginProcessing(tx, 'withdrawal', row.id, now),
    });
    const transfer = { trackingKey: body.tracking_key, amountCents: row.amountCents };
    await hadBounced(db, transfer, { actor: principal.userId, now, config, vault });
    await noLongerOpen(db, row.id, { config, now });
    await record(sent.id, noteOf(sent));
    return describeWithdrawal(await findWithdrawal(db, scope, row.id));
  },

  async reject({ db, scope, params, body, vault, principal, config, now, twoPeople, record }) {
    const row = await lockWithdrawal(db, scope, params.withdrawalId);
    assertOpen(row, 'reject');
    const origin = { actor: principal.userId, now, config };
    const rejected = await rejectWithdrawal(db, row, body.reason, origin);
    const userId = await userOfInvestor(db, row.investorId);
    const details = whyDetails(row, body.reason);
    await twoPeople({
      ...actOn(row, userId, t(treasuryWords.withdrawals.reject), 'back', details),
      always: await mayHaveLeft(db, vault, 'withdrawal', row),
    });
    await record(rejected.id, { ...noteOf(rejected), reason: body.reason });
    return describeWithdrawal(rejected);
  },
});

/** What staff does with a withdrawal, as shown to the person who confirms it; the investor's order is the other half. */
function actOn(
  row: Withdrawal,
  userId: string,
  title: string,
  kind: 'out' | 'back',
  details: MoneyAct['details'],
): MoneyAct {
  return {
    kind,
    object: 'withdrawals',
    objectId: row.id,
    title,
    details: [
      { label: t(treasuryWords.withdrawals.investor), value: row.holder },
      {
        label: t(treasuryWords.withdrawals.account),
        value: accountEnding({ bank: row.bank, last4: row.clabeLast4 }),
      },
      ...details,
    ],
    amountCents: row.amountCents,
    people: [userId],
  };
}

function assertOpen(row: Withdrawal, action: 'cancel' | 'send' | 'reject') {
  if (!withdrawalActions(describeWithdrawal(row)).includes(action)) {
    throw conflict(t(treasuryWords.withdrawals.notSendable));
  }
}

/** The ledger is the one that knows, under any number of simultaneous requests. */
async function insufficientAsRefusal<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LedgerError && error.refusal === 'insufficient_funds') {
      throw refused(t(treasuryWords.withdrawals.overBalance), {
        amount_cents: t(overBalance),
      });
    }
    throw error;
  }
}

/** The details of every audit entry of a withdrawal. */
const noteOf = ({ amountCents, clabeLast4 }: Withdrawal) => ({
  amount_cents: amountCents,
  clabe_last4: clabeLast4,
});
