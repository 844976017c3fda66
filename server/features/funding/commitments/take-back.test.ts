import { investorDebt, investorReserved } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { recomputeBalances } from '@server/ledger/verify';
import type { Person } from '@tests/support/api';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { saver } from '@tests/support/saver';
import { freshFactor } from '@tests/support/two-people';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const CLABE = '032180000118359719';
const GOAL = 10_000_000;

/** Ana deposits 100,000 and promises all of it, part of it to a second project. */
async function promised() {
  const ana = await saver(api, bank, { clabe: CLABE, cents: GOAL });
  const first = await story.published();
  const invest = async (opportunityId: string, cents: number) => {
    await freshFactor(api, ana.person);
    expect((await story.invest(ana.person, opportunityId, cents)).status).toBe(200);
  };
  const other = await story.investor(100_000);
  expect((await story.invest(other, first.opportunityId, 4_000_000)).status).toBe(200);
  await invest(first.opportunityId, 6_000_000);
  const second = await story.published();
  await invest(second.opportunityId, 4_000_000);
  const lines = async () => {
    const url = `/api/v1/bank-movements?q=${ana.deposit}` as const;
    const { items } = (await story.staff.call({ url })).json;
    const way = (direction: string) => items.filter((item) => item.direction === direction);
    return { deposit: firstOf(way('in')), back: way('out')[0] };
  };
  const sendBack = () =>
    bank.report(
      bank.line({
        direction: 'out',
        tracking_key: ana.deposit,
        amount_cents: GOAL,
        sender_clabe: '646180110400000007',
        receiver_clabe: CLABE,
      }),
    );
  const accept = async () =>
    story.act(story.staff, `bank-movements/${present((await lines()).back).id}/accept`, {
      reason: 'El banco la devolvió',
    });
  const mine = async () => {
    const { items } = (await ana.person.call({ url: '/api/v1/commitments?sort=created_at' })).json;
    return items.map(({ status }) => status);
  };
  return { ana, first, second, lines, sendBack, accept, mine };
}

async function signed(projectId: string) {
  const contract = present((await story.show(projectId)).contract);
  await story.sign(story.applicant, contract);
  await story.sign(story.supplier, contract);
  const { sites, stages } = await story.show(projectId);
  await story.verified(story.supplier, firstOf(sites).id, 21, true);
  return firstOf(stages).id;
}

const titles = async (who: Person) => {
  await api.doJobs();
  const { items } = (await who.call({ url: '/api/v1/notifications?limit=100' })).json;
  return items.map(({ title }) => title);
};

describe('commitments of a deposit that was no money', () => {
  it('stop the delivery while staff decide, and are cancelled before anything is owed', async () => {
    const { ana, first, second, sendBack, accept, mine } = await promised();
    const stageId = await signed(first.projectId);
    await sendBack();
    const stopped = await story.act(story.staff, `stages/${stageId}/approve`);
    expect([stopped.status, stopped.json.message]).toEqual([
      409,
      'El banco avisó que devolvió un depósito de Ana Peña Rojas, que invierte en este proyecto. Primero decide ese movimiento.',
    ]);
    expect((await accept()).status).toBe(200);
    expect(await mine()).toEqual(['cancelled', 'cancelled']);
    const owed = [investorDebt(ana.investorId), investorReserved(ana.investorId)];
    expect(await Promise.all(owed.map((account) => balance(api.db, account)))).toEqual([0, 0]);
    expect(await ana.available()).toBe(0);
    const again = await story.show(first.projectId);
    expect([again.status, present(again.contract).status]).toEqual(['published', 'signed']);
    expect((await story.show(second.projectId)).status).toBe('published');
    expect((await story.act(story.staff, `stages/${stageId}/approve`)).status).toBe(409);

    expect(await titles(ana.person)).toEqual(
      expect.arrayContaining([
        'Cancelamos tu compromiso de $60,000.00 MXN',
        'Cancelamos tu compromiso de $40,000.00 MXN',
      ]),
    );
    expect(await titles(story.applicant)).toContain(`Tu crédito ${again.folio} vuelve a fondeo`);
    expect(await titles(story.supplier)).toContain(`El proyecto ${again.folio} vuelve a fondeo`);
    const { items } = (await story.staff.call({ url: '/api/v1/approvals?limit=100' })).json;
    const act = items.find(({ title }) => title === 'Quitar un depósito que el banco devolvió');
    expect(act?.details).toContainEqual({
      label: 'Compromiso que se cancela',
      value: `${again.folio}, $60,000.00 MXN`,
    });

    // With its signatures kept, the installation goes on once another investor brings the money.
    const bea = await story.investor(100_000);
    await story.invest(bea, first.opportunityId, 6_000_000);
    expect((await story.act(story.staff, `stages/${stageId}/approve`)).status).toBe(200);
    expect(await api.db.transaction(recomputeBalances)).toEqual([]);
  });

  it('are cancelled from the newest, as many as it takes', async () => {
    const { ana, lines, mine } = await promised();
    await bank.report(
      bank.line({
        receiver_clabe: ana.depositClabe,
        amount_cents: 6_500_000,
        sender_clabe: CLABE,
        sender_name: 'ANA PEÑA ROJAS',
      }),
    );
    const { deposit } = await lines();
    const { occurred_on } = deposit;
    const mistaken = { kind: 'mistaken', occurred_on, reason: 'Nunca estuvo en el banco' };
    const reversed = await story.act(story.staff, `bank-movements/${deposit.id}/reverse`, mistaken);
    expect(reversed.status).toBe(200);
    expect(await mine()).toEqual(['firm', 'cancelled']);
    expect(await ana.available()).toBe(500_000);
    expect(await balance(api.db, investorDebt(ana.investorId))).toBe(0);
  });

  it('are owed once delivered, and the installer is not paid with the money of others', async () => {
    const { ana, first, sendBack, accept, mine } = await promised();
    const stageId = await signed(first.projectId);
    expect((await story.act(story.staff, `stages/${stageId}/approve`)).status).toBe(200);
    const pay = async (tracking_key: string) => {
      const { status, json } = await story.act(story.treasurer, `stages/${stageId}/pay`, {
        tracking_key,
      });
      return [status, json.message];
    };
    await sendBack();
    expect(await pay('ETAPA00001')).toEqual([
      409,
      'El banco avisó que devolvió un depósito de Ana Peña Rojas, que invierte en este proyecto. Primero decide ese movimiento.',
    ]);
    expect((await accept()).status).toBe(200);
    expect(await mine()).toEqual(['active', 'cancelled']);
    expect(await balance(api.db, investorDebt(ana.investorId))).toBe(6_000_000);
    expect(await pay('ETAPA00002')).toEqual([
      409,
      'Ana Peña Rojas, que invierte en este proyecto, debe un depósito que no quedó firme y a custodia le falta ese dinero. Registra antes una aportación de la empresa.',
    ]);
    await bank.report(
      bank.line({
        receiver_clabe: ana.depositClabe,
        amount_cents: 6_000_000,
        sender_clabe: CLABE,
        sender_name: 'ANA PEÑA ROJAS',
      }),
    );
    expect((await pay('ETAPA00003'))[0]).toBe(200);
  });
});
