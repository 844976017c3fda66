import { randomUUID } from 'node:crypto';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { bankMovements } from '@server/db/schema/treasury';
import {
  applicantUnapplied,
  companyBank,
  feesToTransfer,
  heldInCustody,
  investorDebt,
  openingFeeIncome,
  ownersMoney,
  paidTwice,
  recoverable,
  supplierPayable,
} from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { move, post } from '@server/ledger/post';
import { shortfallOf } from '@server/ledger/shortfall';
import { testApi } from '@tests/support/api';
import { accountSetHoursAgo, registerAccount } from '@tests/support/bank-account';
import { creditStory, INSTALLER_CLABE } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { saver } from '@tests/support/saver';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { assertReconciled } from '../bank-movements/reconciliation';

const api = await testApi();
const { begin, at, bank, assertSound, takeBack } = repayingPeople(api);
const CLABE = '032180000118359719';

type Loan = Awaited<ReturnType<typeof begin>>;

afterEach(() => assertReconciled(api.db));

/** What staff and the bank report of the transfers of a loan's people. */
function reportersOf({ story }: Pick<Loan, 'story'>) {
  const asStaff = async (url: string, body: object) =>
    asTwo(api, await api.again(story.staff), {
      method: 'POST',
      url: `/api/v1/${url}` as '/api/v1/bank-movements',
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  const back = (key: string, cents: number, clabe: string) =>
    bank.line({ tracking_key: key, amount_cents: cents, sender_clabe: clabe, sender_name: 'SPEI' });
  return {
    asStaff,
    back,
    sends: (path: string, key: string) => asStaff(`${path}/send`, { tracking_key: key }),
    leaves: (key: string, cents: number, clabe: string) =>
      bank.report(
        bank.line({
          direction: 'out',
          tracking_key: key,
          amount_cents: cents,
          receiver_clabe: clabe,
        }),
      ),
    /** Staff type that it came back, and when that was reported before, that it did again; answers the line's id. */
    types: async (key: string, cents: number, clabe: string) => {
      const { movement } = (await asStaff('bank-movements', back(key, cents, clabe))).json;
      if (movement.status === 'review') {
        await asStaff(`bank-movements/${movement.id}/accept`, { reason: 'Vino en el archivo' });
      }
      return movement.id;
    },
    undo: (id: string) =>
      asStaff(`bank-movements/${id}/reverse`, {
        kind: 'mistaken',
        occurred_on: dayInMexicoCity(api.clock.now),
        reason: 'No está en el estado de cuenta',
      }),
    /** The bank reports that it came back, and staff accept it as a new line. */
    comesBack: async (key: string, cents: number, clabe: string) => {
      await bank.report(back(key, cents, clabe));
      const lines = await api.db
        .select()
        .from(bankMovements)
        .where(eq(bankMovements.trackingKey, key))
        .orderBy(asc(bankMovements.id));
      const line = present(lines.find(({ status }) => status === 'review'));
      return asStaff(`bank-movements/${line.id}/accept`, { reason: 'Ahora sí la devolvió' });
    },
    differsOf: async (key: string) => {
      const staff = await api.again(story.staff);
      const { json } = await staff.call({ url: '/api/v1/bank-movements/reconciliation' });
      return json.differences.some(({ tracking_key }) => tracking_key === key);
    },
  };
}

describe('a withdrawal whose return was typed by mistake', () => {
  async function sent(key: string, cents = 60_000) {
    const loan = await begin();
    const ana = await saver(api, bank, { clabe: CLABE, cents: 100_000 });
    const reporters = reportersOf(loan);
    const id = await ana.withdraw(cents);
    await reporters.sends(`withdrawals/${id}`, key);
    return { ...reporters, loan, ana, id };
  }

  it('is valid again, its owner is notified, and a true return works once more', async () => {
    const { ana, id, ...reporters } = await sent('NOVOLVIO01');
    await reporters.leaves('NOVOLVIO01', 60_000, CLABE);
    const before = await ana.shown(id);
    for (const _time of ['first', 'second']) {
      const line = await reporters.types('NOVOLVIO01', 60_000, CLABE);
      expect(await ana.shown(id)).toMatchObject({ status: 'returned' });
      expect(await ana.available()).toBe(100_000);
      expect((await reporters.undo(line)).status).toBe(200);
      expect(await ana.shown(id)).toEqual(before);
      expect(await ana.available()).toBe(40_000);
      expect(await balance(api.db, investorDebt(ana.investorId))).toBe(0);
      expect(await reporters.differsOf('NOVOLVIO01')).toBe(false);
      expect((await reporters.undo(line)).status).toBe(409);
    }
    expect((await api.lastMail(ana.person.email))?.text).toContain('Te avisamos por error');
    await reporters.comesBack('NOVOLVIO01', 60_000, CLABE);
    expect(await ana.shown(id)).toMatchObject({ status: 'returned' });
    expect(await ana.available()).toBe(100_000);
    expect(await reporters.differsOf('NOVOLVIO01')).toBe(false);
  });

  it('is sent again when the bank has not reported that it left, and confirmed by its line', async () => {
    const { ana, id, ...reporters } = await sent('NOVOLVIO02');
    await reporters.undo(await reporters.types('NOVOLVIO02', 60_000, CLABE));
    expect(await ana.shown(id)).toMatchObject({ status: 'sent' });
    await reporters.leaves('NOVOLVIO02', 60_000, CLABE);
    expect(await ana.shown(id)).toMatchObject({ status: 'confirmed' });
  });

  it('takes back what was promised of it and not delivered', async () => {
    const { ana, loan, ...reporters } = await sent('NOVOLVIO09');
    const { opportunityId } = await loan.story.published();
    const line = await reporters.types('NOVOLVIO09', 60_000, CLABE);
    await freshFactor(api, ana.person);
    expect((await loan.story.invest(ana.person, opportunityId, 100_000)).status).toBe(200);
    expect((await reporters.undo(line)).status).toBe(200);
    const { json } = await ana.person.call({ url: '/api/v1/commitments' });
    expect(json.items).toMatchObject([{ status: 'cancelled' }]);
    expect(await ana.available()).toBe(40_000);
    expect(await balance(api.db, investorDebt(ana.investorId))).toBe(0);
  });

  it('takes back what was ordered of it, and the rest is owed', async () => {
    const { ana, id, ...reporters } = await sent('NOVOLVIO03');
    const line = await reporters.types('NOVOLVIO03', 60_000, CLABE);
    const [gone, waiting] = [await ana.withdraw(70_000), await ana.withdraw(20_000)];
    await reporters.sends(`withdrawals/${gone}`, 'SALIO00001');
    expect((await reporters.undo(line)).status).toBe(200);
    expect(await ana.shown(waiting)).toMatchObject({ status: 'rejected' });
    expect(await ana.available()).toBe(0);
    expect(await balance(api.db, investorDebt(ana.investorId))).toBe(30_000);
    expect((await api.lastMail(ana.person.email))?.text).toContain('Ya habías usado $300.00');
    expect(await ana.shown(id)).toMatchObject({ status: 'sent' });
  });

  it('stays returned when the bank has signed its line, and is no return of a deposit', async () => {
    const { ana, id, ...reporters } = await sent('NOVOLVIO04');
    const entered = await reporters.types('NOVOLVIO04', 60_000, CLABE);
    const returned = await reporters.asStaff(`bank-movements/${entered}/reverse`, {
      kind: 'returned',
      occurred_on: dayInMexicoCity(api.clock.now),
      reason: 'No está en el estado de cuenta',
    });
    expect(returned.status).toBe(409);
    await bank.report(reporters.back('NOVOLVIO04', 60_000, CLABE));
    expect((await reporters.undo(entered)).status).toBe(409);
    expect(await ana.shown(id)).toMatchObject({ status: 'returned' });
  });
});

describe('a credit balance whose return was typed by mistake', () => {
  async function creditBalanceSent(key: string) {
    const loan = await begin();
    at('2026-03-02');
    await loan.pay(10_248_599, '2026-03-02', { ...OWN, tracking_key: `PAGO${key}` });
    await loan.pay(50_000, '2026-03-02', { ...OWN, tracking_key: `EXTRA${key}` });
    await registerAccount(api, await loan.me(), OWN.sender_clabe, 'Lucía Cruz Peña');
    await accountSetHoursAgo(api, loan.applicantId, 25);
    const reporters = reportersOf(loan);
    const order = async (cents: number) =>
      (
        await asTwo(api, await api.again(loan.story.staff), {
          method: 'POST',
          url: '/api/v1/payouts',
          body: { kind: 'credit_balance', amount_cents: cents, applicant_id: loan.applicantId },
          headers: { 'idempotency-key': randomUUID() },
        })
      ).json.id;
    const id = await order(50_000);
    await reporters.sends(`payouts/${id}`, key);
    const own = applicantUnapplied(loan.applicantId);
    return {
      loan,
      ...reporters,
      order,
      id,
      statusOf: async (payoutId: string) => {
        const staff = await api.again(loan.story.staff);
        return (await staff.call({ url: `/api/v1/payouts/${payoutId}` })).json.status;
      },
      creditBalance: () => balance(api.db, own),
      owes: () => balance(api.db, recoverable(loan.applicantId, own)),
    };
  }

  it('left, and what was ordered of it again does not leave', async () => {
    const lucia = await creditBalanceSent('NOFAVOR001');
    const line = await lucia.types('NOFAVOR001', 50_000, OWN.sender_clabe);
    expect(await lucia.creditBalance()).toBe(50_000);
    const again = await lucia.order(50_000);
    expect((await lucia.undo(line)).status).toBe(200);
    expect([await lucia.statusOf(lucia.id), await lucia.statusOf(again)]).toEqual([
      'sent',
      'cancelled',
    ]);
    expect([await lucia.creditBalance(), await lucia.owes()]).toEqual([0, 0]);
    await assertSound(lucia.loan);
    const { json } = await (await lucia.loan.me()).call({ url: '/api/v1/notifications' });
    expect(json.items.map(({ title }) => title)).toContain('Tu saldo a favor sí llegó al banco');
    await lucia.comesBack('NOFAVOR001', 50_000, OWN.sender_clabe);
    expect([await lucia.creditBalance(), await lucia.owes()]).toEqual([50_000, 0]);
    await assertSound(lucia.loan);
  });

  it('was sent twice, and is owed once', async () => {
    const lucia = await creditBalanceSent('NOFAVOR002');
    const line = await lucia.types('NOFAVOR002', 50_000, OWN.sender_clabe);
    await lucia.sends(`payouts/${await lucia.order(50_000)}`, 'SALIO00002');
    expect((await lucia.undo(line)).status).toBe(200);
    expect([await lucia.creditBalance(), await lucia.owes()]).toEqual([0, 50_000]);
    await assertSound(lucia.loan);
    await lucia.loan.pay(20_000, '2026-03-02', OWN);
    expect([await lucia.creditBalance(), await lucia.owes()]).toEqual([0, 30_000]);
    await assertSound(lucia.loan);
  });

  it('covered nothing of what was owed after all', async () => {
    const lucia = await creditBalanceSent('NOFAVOR003');
    await takeBack(lucia.loan, 'EXTRANOFAVOR003');
    expect(await lucia.owes()).toBe(50_000);
    const line = await lucia.types('NOFAVOR003', 50_000, OWN.sender_clabe);
    expect(await lucia.owes()).toBe(0);
    expect((await lucia.undo(line)).status).toBe(200);
    expect([await lucia.creditBalance(), await lucia.owes()]).toEqual([0, 50_000]);
    await assertSound(lucia.loan);
  });

  it('paid nothing of a credit after all', async () => {
    const lucia = await creditBalanceSent('NOFAVOR004');
    const line = await lucia.types('NOFAVOR004', 50_000, OWN.sender_clabe);
    await takeBack(lucia.loan, 'PAGONOFAVOR004');
    const owed = async () => firstOf((await lucia.loan.reference()).loans).payoff_cents;
    const before = await owed();
    expect((await lucia.undo(line)).status).toBe(200);
    expect(await owed()).toBe(before + 50_000);
    await assertSound(lucia.loan);
  });
});

describe('fees whose return was typed by mistake', () => {
  it('are income again, and what was moved twice is made good by the operator', async () => {
    const loan = await begin();
    const reporters = reportersOf(loan);
    const staff = async () => api.again(loan.story.staff);
    const house = present(api.config.companyClabe);
    const waiting = await balance(api.db, feesToTransfer);
    const short = await shortfallOf(api.db, null);
    const order = async () => {
      const { json } = await asTwo(api, await staff(), {
        method: 'POST',
        url: '/api/v1/payouts',
        body: { kind: 'fees', amount_cents: waiting },
        headers: { 'idempotency-key': randomUUID() },
      });
      return json.id;
    };
    const state = () =>
      Promise.all(
        [companyBank, openingFeeIncome, ownersMoney, feesToTransfer].map((account) =>
          balance(api.db, account),
        ),
      );
    const id = await order();
    await reporters.sends(`payouts/${id}`, 'NOCOMIS001');
    // What the operator has put into custody meanwhile is its owners' money.
    await api.db.transaction((tx) =>
      post(tx, {
        kind: 'shortfall_covered',
        key: 'test:covered',
        occurredOn: dayInMexicoCity(api.clock.now),
        actor: 'test',
        postings: move(heldInCustody, companyBank, toCentavos(10_000)),
      }),
    );
    const before = await state();
    await reporters.undo(await reporters.types('NOCOMIS001', waiting, house));
    expect(await state()).toEqual(before);

    const line = await reporters.types('NOCOMIS001', waiting, house);
    await reporters.sends(`payouts/${await order()}`, 'NOCOMIS002');
    expect((await reporters.undo(line)).status).toBe(200);
    expect(await balance(api.db, feesToTransfer)).toBe(0);
    expect(await balance(api.db, paidTwice(id))).toBe(waiting);
    expect(await shortfallOf(api.db, null)).toBe(short + waiting);
    expect(await balance(api.db, companyBank)).toBe((before[0] ?? 0) + waiting);
  });
});

describe('a stage whose return was typed by mistake', () => {
  it('is paid as before, comes back truly, and was paid twice when it was', async () => {
    const story = await creditStory(api);
    const { projectId } = await story.repaying();
    const reporters = reportersOf({ story });
    const { id, amount_cents: cents } = firstOf((await story.show(projectId)).stages);
    const pay = async (key: string) =>
      story.act(await api.again(story.treasurer), `stages/${id}/pay`, { tracking_key: key });
    const shown = async () =>
      firstOf((await story.show(projectId, await api.again(story.staff))).stages);
    const owed = () => balance(api.db, supplierPayable(story.supplierId, projectId, 1));
    await pay('NOETAPA001');
    await reporters.leaves('NOETAPA001', cents, INSTALLER_CLABE);
    const first = await reporters.types('NOETAPA001', cents, INSTALLER_CLABE);
    expect(await shown()).toMatchObject({ status: 'payable' });
    expect((await reporters.undo(first)).status).toBe(200);
    expect(await shown()).toMatchObject({ status: 'paid', tracking_key: 'NOETAPA001' });
    expect(await owed()).toBe(0);
    expect(await reporters.differsOf('NOETAPA001')).toBe(false);
    expect((await api.lastMail(story.supplier.email))?.text).toContain('La etapa está pagada');

    const second = await reporters.types('NOETAPA001', cents, INSTALLER_CLABE);
    expect(await owed()).toBe(cents);
    expect((await pay('NOETAPA002')).status).toBe(200);
    const short = await shortfallOf(api.db, null);
    expect((await reporters.undo(second)).status).toBe(200);
    expect(await shown()).toMatchObject({ status: 'paid', tracking_key: 'NOETAPA002' });
    expect([await owed(), await balance(api.db, paidTwice(id))]).toEqual([0, cents]);
    expect(await shortfallOf(api.db, null)).toBe(short + cents);
    expect((await api.lastMail(story.supplier.email))?.text).toContain('dos veces');
  });
});

describe('a deposit sent back whose return was typed by mistake', () => {
  it('went back, unless it has an owner by now', async () => {
    const loan = await begin();
    const reporters = reportersOf(loan);
    const goesBack = async (key: string) => {
      const line = bank.line({ amount_cents: 7_000, sender_clabe: CLABE });
      await bank.report(line);
      const find = async () =>
        firstOf(
          await api.db
            .select()
            .from(bankMovements)
            .where(eq(bankMovements.trackingKey, line.tracking_key)),
        );
      const { id } = await find();
      const { json } = await reporters.asStaff(`bank-movements/${id}/return`, {
        reason: 'No es de nadie',
      });
      await reporters.sends(`payouts/${z.object({ id: z.string() }).parse(json).id}`, key);
      const entered = await reporters.types(key, 7_000, CLABE);
      expect(await find()).toMatchObject({ status: 'unidentified' });
      return { id, entered, status: async () => (await find()).status };
    };
    const waits = await goesBack('NODEPO0001');
    expect((await reporters.undo(waits.entered)).status).toBe(200);
    expect(await waits.status()).toBe('returned');
    const owned = await goesBack('NODEPO0002');
    const { investorId } = firstOf(loan.lenders);
    await reporters.asStaff(`bank-movements/${owned.id}/match`, {
      kind: 'investor',
      id: investorId,
    });
    expect((await reporters.undo(owned.entered)).status).toBe(409);
    expect(await owned.status()).toBe('assigned');
  });
});
