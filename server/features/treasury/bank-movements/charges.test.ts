import { randomUUID } from 'node:crypto';
import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { statementColumns } from '@contract/treasury/bank-movements';
import { testApi } from '@tests/support/api';
import { CUSTODY_CLABE, testBank } from '@tests/support/bank';
import { multipart } from '@tests/support/multipart';
import { firstOf } from '@tests/support/present';
import { saver } from '@tests/support/saver';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { afterEach, describe, expect, it } from 'vitest';
import { assertReconciled } from './reconciliation';

const api = await testApi();
const bank = testBank(api);
const staff = await api.person('admin');
const ANA = '032180000118359719';
const THIEF = '012180026050783858';
const CENTS = 77_700;
const {
  person: ana,
  investorId,
  depositClabe,
} = await saver(api, bank, { clabe: ANA, cents: 500_000 });
const today = dayInMexicoCity(api.clock.now);

afterEach(() => assertReconciled(api.db));

/** A charge without an order and its way back, as the bank has them. */
function charge(changes: { on?: Day; backOn?: Day; back?: object } = {}) {
  const key = `NADIE${randomUUID().slice(0, 8)}`.toUpperCase();
  const same = { tracking_key: key, amount_cents: CENTS };
  const out = bank.line({
    ...same,
    direction: 'out',
    receiver_clabe: THIEF,
    occurred_on: changes.on ?? today,
  });
  const back = bank.line({
    ...same,
    sender_clabe: THIEF,
    receiver_clabe: CUSTODY_CLABE,
    occurred_on: changes.backOn ?? today,
    ...changes.back,
  });
  async function lineOf(direction: 'in' | 'out') {
    const url = `/api/v1/bank-movements?q=${key}&direction=${direction}` as const;
    return firstOf((await staff.call({ url })).json.items);
  }
  return {
    out,
    back,
    lineOf,
    differences: async () => {
      const { json } = await staff.call({ url: '/api/v1/bank-movements/reconciliation' });
      return json.differences.filter((one) => one.tracking_key === key).map(({ kind }) => kind);
    },
    paired: async () => {
      const [left, came] = [await lineOf('out'), await lineOf('in')];
      expect(left).toMatchObject({
        status: 'matched',
        matched: { kind: 'charge', id: came.id, name: 'Cargo que nadie ordenó, ya devuelto' },
      });
      expect(came).toMatchObject({
        status: 'matched',
        matched: { kind: 'charge', id: left.id, name: 'Devuelve el cargo que nadie ordenó' },
      });
    },
  };
}

const byHand = (body: object) =>
  asTwo(api, staff, { method: 'POST', url: '/api/v1/bank-movements', body });

const byFile = (...lines: ReturnType<typeof bank.line>[]) => {
  const rows = lines.map((line) =>
    [
      line.occurred_on,
      line.direction === 'in' ? 'abono' : 'cargo',
      line.tracking_key,
      (line.amount_cents / 100).toFixed(2),
      line.sender_clabe,
      line.sender_name,
      line.receiver_clabe,
      line.concept,
    ].join(','),
  );
  const content = [statementColumns.join(','), ...rows].join('\n');
  return asTwo(api, staff, {
    method: 'POST',
    url: '/api/v1/bank-movements/import',
    ...multipart({}, { name: 'file', fileName: 'banco.csv', content }),
  });
};

const decide = (id: string, act: 'match' | 'accept' | 'reverse', body: object) =>
  asTwo(api, staff, {
    method: 'POST',
    url: `/api/v1/bank-movements/${id}/${act}` as '/api/v1/bank-movements/:movementId/accept',
    body,
  });

const custody = async () =>
  (await staff.call({ url: '/api/v1/bank-movements/reconciliation' })).json.ledger_cents;

const available = async () =>
  (await ana.call({ url: `/api/v1/balances/${investorId}` })).json.available_cents;

/** Assigning a deposit without owner to Ana. */
const toAna = { kind: 'investor', id: investorId };

describe('the return of a charge without an order', () => {
  it('enters no account and gets no owner, from any source', async () => {
    for (const report of [bank.report, byHand, byFile]) {
      const [before, it] = [await custody(), charge()];
      expect((await report(it.out)).status).toBe(200);
      expect(await it.differences()).toEqual(['unordered_out']);
      expect((await report(it.back)).status).toBe(200);
      await it.paired();
      expect([await custody(), await it.differences()]).toEqual([before, []]);
      await freshFactor(api, staff);
      expect((await decide((await it.lineOf('in')).id, 'match', toAna)).status).toBe(409);
    }
  });

  it('is that also when it is sent to the account of a person, and reported twice', async () => {
    const [before, it] = [await available(), charge({ back: { receiver_clabe: depositClabe } })];
    await bank.report(it.out);
    await bank.report(it.back);
    await bank.report(it.back);
    await it.paired();
    expect(await available()).toBe(before);
  });

  it('takes the deposit without an owner when the charge is reported after it', async () => {
    const [before, it] = [await custody(), charge({ on: addDays(today, -2) })];
    await bank.report(it.back);
    expect([(await it.lineOf('in')).status, await custody()]).toEqual([
      'unidentified',
      before + CENTS,
    ]);
    await bank.report(it.out);
    await it.paired();
    expect([await custody(), await it.differences()]).toEqual([before, []]);
  });

  it('waits for staff when it had an owner before the charge was reported, and two people take it from them', async () => {
    const [before, it] = [await available(), charge({ on: addDays(today, -2) })];
    await bank.report(it.back);
    const { id } = await it.lineOf('in');
    expect((await decide(id, 'match', toAna)).status).toBe(200);
    expect(await available()).toBe(before + CENTS);
    await bank.report(it.out);
    expect(await it.lineOf('out')).toMatchObject({
      status: 'held',
      matched: { kind: 'charge', id },
    });
    expect(await it.differences()).toEqual(['unordered_out']);

    const waiting = await it.lineOf('out');
    const accept = { reason: 'El banco lo devolvió ahí' };
    await freshFactor(api, staff);
    const alone = await staff.call({
      method: 'POST',
      url: `/api/v1/bank-movements/${waiting.id}/accept`,
      body: accept,
    });
    expect(alone.status).toBe(202);
    const { json } = await staff.call({ url: '/api/v1/approvals?outcome=waiting&limit=100' });
    const asked = firstOf(json.items.filter(({ object_id }) => object_id === waiting.id));
    expect(asked.title).toBe('Quitar un depósito que devuelve un cargo que nadie ordenó');
    const second = await api.person('admin');
    await freshFactor(api, second);
    const done = await second.call({
      method: 'POST',
      url: `/api/v1/approvals/${asked.id}/confirm`,
      body: { payload_hash: asked.payload_hash },
    });
    expect(done.status).toBe(200);
    await it.paired();
    expect([await available(), await it.differences()]).toEqual([before, []]);
  });

  it('is found in one file, whichever line comes first', async () => {
    for (const isChargeFirst of [true, false]) {
      // From another account than the charge went to; from that one it would be a deposit that came and went.
      const [before, it] = [await custody(), charge({ back: { sender_clabe: ANA } })];
      const sent = isChargeFirst ? await byFile(it.out, it.back) : await byFile(it.back, it.out);
      expect(sent.status).toBe(200);
      await it.paired();
      expect([await custody(), await it.differences()]).toEqual([before, []]);
    }
  });

  it('is not taken for granted when it came on a day before the charge', async () => {
    const it = charge({ backOn: addDays(today, -1), back: { sender_clabe: ANA } });
    await bank.report(it.back);
    await bank.report(it.out);
    const { id, status } = await it.lineOf('in');
    const left = await it.lineOf('out');
    expect([status, left.status, left.matched?.id]).toEqual(['unidentified', 'held', id]);
    expect((await decide(left.id, 'accept', { reason: 'El banco lo aclaró' })).status).toBe(200);
    await it.paired();
  });

  it('that staff reported by mistake leaves the charge as it was', async () => {
    const it = charge();
    await bank.report(it.out);
    await byHand(it.back);
    await it.paired();
    const { id } = await it.lineOf('in');
    const mistaken = { kind: 'mistaken', occurred_on: today, reason: 'No está en el estado' };
    expect((await decide(id, 'reverse', mistaken)).status).toBe(200);
    expect(await it.lineOf('out')).toMatchObject({ status: 'unidentified', matched: null });
    expect(await it.differences()).toEqual(['unordered_out']);
    await bank.report(it.back);
    const again = await it.lineOf('in');
    expect(again.status).toBe('review');
    expect((await decide(again.id, 'accept', { reason: 'Ahora sí está' })).status).toBe(200);
    await it.paired();
    const signed = await decide(again.id, 'reverse', mistaken);
    expect([signed.status, JSON.stringify(signed.json)]).toEqual([
      409,
      expect.stringContaining('la devolución de un cargo que nadie ordenó'),
    ]);
  });
});

describe('the days of a charge without an order', () => {
  it.each(['charge', 'return'])(
    'are unsound until it is back, the %s told first',
    async (first) => {
      const start = addDays(dayInMexicoCity(api.clock.now), 1);
      const [left, between, came, after] = [0, 1, 2, 3].map((n) => addDays(start, n)) as [
        Day,
        Day,
        Day,
        Day,
      ];
      api.clock.now = new Date(`${addDays(after, 1)}T18:00:00Z`);
      Object.assign(staff, await api.again(staff));
      const held = await custody();
      const it = charge({ on: left, backOn: came });
      for (const line of first === 'charge' ? [it.out, it.back] : [it.back, it.out]) {
        await bank.report(line);
      }
      await it.paired();
      const closings: [Day, number, number][] = [
        [left, held, held - CENTS],
        [between, held - CENTS, held - CENTS],
        [came, held - CENTS, held],
        [after, held, held],
      ];
      const found: Record<Day, string[]> = {};
      for (const [day, opening_cents, closing_cents] of closings) {
        const body = { day, opening_cents, closing_cents };
        const url = '/api/v1/bank-days' as const;
        expect((await asTwo(api, staff, { method: 'POST', url, body })).status).toBe(200);
        const { json } = await asTwo(api, staff, { method: 'POST', url: `${url}/${day}/close` });
        found[day] = json.close?.differences.map(({ kind }) => kind) ?? ['open'];
      }
      expect(found).toEqual({
        [left]: ['closing', 'unordered_out'],
        [between]: ['closing'],
        [came]: [],
        [after]: [],
      });
    },
  );
});
