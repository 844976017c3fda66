import { randomUUID } from 'node:crypto';
import { applicantUnapplied, investorDebt, recoverable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { testApi } from '@tests/support/api';
import { accountSetHoursAgo, registerAccount } from '@tests/support/bank-account';
import { firstOf } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { saver } from '@tests/support/saver';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { begin, at, bank, takeBack } = repayingPeople(api);
const CLABE = '032180000118359719';

describe('an investor whose deposit the bank sends back', () => {
  async function asked() {
    const loan = await begin();
    const ana = await saver(api, bank, { clabe: CLABE, cents: 100_000 });
    const { staff } = loan.story;
    const sends = async (id: string, key: string) =>
      loan.story.act(await api.again(staff), `withdrawals/${id}/send`, { tracking_key: key });
    const leaves = (key: string, amount: number) =>
      bank.report(
        bank.line({
          direction: 'out',
          tracking_key: key,
          amount_cents: amount,
          receiver_clabe: CLABE,
        }),
      );
    const accept = async () => {
      const { json } = await staff.call({
        url: `/api/v1/bank-movements?q=${ana.deposit}&direction=out`,
      });
      const url = `bank-movements/${firstOf(json.items).id}/accept` as const;
      return loan.story.act(staff, url, { reason: 'El banco la devolvió' });
    };
    return { ...loan.story, ana, sends, leaves, accept };
  }

  it('is sent nothing while staff decide, and then no withdrawal of it', async () => {
    const { ana, sends, leaves, accept } = await asked();
    const [kept, voided] = [await ana.withdraw(10_000), await ana.withdraw(90_000)];
    await bank.report(
      bank.line({
        tracking_key: `OTRO${randomUUID().slice(0, 8)}`.toUpperCase(),
        amount_cents: 10_000,
        sender_clabe: CLABE,
        sender_name: 'ANA PEÑA ROJAS',
        receiver_clabe: ana.depositClabe,
      }),
    );
    await leaves(ana.deposit, 100_000);
    const sent = await sends(kept, 'VUELTA0001');
    expect([sent.status, sent.json.message]).toEqual([
      422,
      'El banco avisó que devolvió un depósito suyo. Primero decide ese movimiento.',
    ]);
    expect((await accept()).status).toBe(200);
    // The newest first, and as many as it takes.
    expect(await ana.shown(voided)).toMatchObject({ status: 'rejected' });
    expect((await ana.shown(voided)).reject_reason).toContain(ana.deposit);
    expect(await ana.shown(kept)).toMatchObject({ status: 'requested' });
    expect(await balance(api.db, investorDebt(ana.investorId))).toBe(0);
    expect((await sends(kept, 'VUELTA0002')).status).toBe(200);
  });

  it('is not sent what may have left, unless the bank reports that it did', async () => {
    const { ana, sends, leaves, accept, treasurer } = await asked();
    const id = await ana.withdraw(100_000);
    await freshFactor(api, treasurer);
    await treasurer.call({
      method: 'POST',
      url: '/api/v1/withdrawals/reveal',
      body: { ids: [id] },
    });
    await leaves(ana.deposit, 100_000);
    expect((await accept()).status).toBe(200);
    expect(await ana.shown(id)).toMatchObject({ status: 'requested' });
    expect(await balance(api.db, investorDebt(ana.investorId))).toBe(100_000);
    const sent = await sends(id, 'VUELTA0003');
    expect([sent.status, sent.json.message]).toEqual([
      422,
      'Debe dinero de un depósito que no quedó firme. Recházalo o cancélalo para cobrarlo de ahí.',
    ]);
    await leaves('VUELTA0003', 100_000);
    expect((await sends(id, 'VUELTA0003')).json).toMatchObject({ status: 'confirmed' });
  });
});

describe('an applicant whose payment was no money', () => {
  const PAYOFF = 10_248_599;

  async function creditBalanceNote(key: string) {
    const loan = await begin();
    at('2026-03-02');
    await loan.pay(PAYOFF, '2026-03-02', OWN);
    await loan.pay(50_000, '2026-03-02', { ...OWN, tracking_key: key });
    await registerAccount(api, await loan.me(), OWN.sender_clabe, 'Lucía Cruz Peña');
    await accountSetHoursAgo(api, loan.applicantId, 25);
    const own = applicantUnapplied(loan.applicantId);
    const ask = async () => {
      const me = await loan.me();
      await freshFactor(api, me);
      return me.call({
        method: 'POST',
        url: '/api/v1/credit-balance-returns',
        body: { amount_cents: 50_000 },
        headers: { 'idempotency-key': randomUUID() },
      });
    };
    return {
      ...loan,
      ask,
      creditBalance: () => balance(api.db, own),
      owes: () => balance(api.db, recoverable(loan.applicantId, own)),
      sends: async (id: string, tracking: string) =>
        asTwo(api, await api.again(loan.story.staff), {
          method: 'POST',
          url: `/api/v1/payouts/${id}/send` as const,
          body: { tracking_key: tracking },
        }),
    };
  }

  it('is not sent the credit balance that was ordered of it, and is notified', async () => {
    const lucia = await creditBalanceNote('NUNCAFUE01');
    const { json } = await lucia.ask();
    await takeBack(lucia, 'NUNCAFUE01');
    expect((await lucia.sends(json.id, 'FAVOR00001')).status).toBe(409);
    expect([await lucia.creditBalance(), await lucia.owes()]).toEqual([0, 0]);
    const { json: notified } = await (await lucia.me()).call({ url: '/api/v1/notifications' });
    expect(notified.items.map(({ title }) => title)).toContain('No enviaremos tu saldo a favor');
  });

  it('owes first of what is not sent after all', async () => {
    const lucia = await creditBalanceNote('NUNCAFUE03');
    const { json } = await lucia.ask();
    const treasurer = await api.again(lucia.story.treasurer);
    await freshFactor(api, treasurer);
    // It may be on its way, so it stays.
    await treasurer.call({
      method: 'POST',
      url: '/api/v1/payouts/reveal',
      body: { ids: [json.id] },
    });
    await takeBack(lucia, 'NUNCAFUE03');
    expect([await lucia.creditBalance(), await lucia.owes()]).toEqual([0, 50_000]);
    const cancelled = await asTwo(api, await api.again(lucia.story.staff), {
      method: 'POST',
      url: `/api/v1/payouts/${json.id}/cancel`,
      body: { reason: 'No se envió' },
    });
    expect(cancelled.status).toBe(200);
    expect([await lucia.creditBalance(), await lucia.owes()]).toEqual([0, 0]);
  });

  it('owes first of what a bank sends back to us', async () => {
    const lucia = await creditBalanceNote('NUNCAFUE02');
    const { json } = await lucia.ask();
    await lucia.sends(json.id, 'FAVOR00002');
    const transfer = { tracking_key: 'FAVOR00002', amount_cents: 50_000 };
    const { sender_clabe: clabe } = OWN;
    await bank.report(bank.line({ ...transfer, direction: 'out', receiver_clabe: clabe }));
    await takeBack(lucia, 'NUNCAFUE02');
    expect([await lucia.creditBalance(), await lucia.owes()]).toEqual([0, 50_000]);
    await bank.report(bank.line({ ...transfer, sender_clabe: clabe, sender_name: 'SPEI' }));
    expect([await lucia.creditBalance(), await lucia.owes()]).toEqual([0, 0]);
    expect((await lucia.ask()).status).toBe(422);
  });
});
