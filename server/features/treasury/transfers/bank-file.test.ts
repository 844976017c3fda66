import { dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import type { TransferNoun } from '@contract/treasury/transfers';
import { stages } from '@server/db/schema/credit';
import { auditLog } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory, INSTALLER_CLABE } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { saver } from '@tests/support/saver';
import { freshFactor } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const { staff, treasurer } = story;
const ANA = '032180000118359719';

async function alone(who: Person, path: string, body: object) {
  await freshFactor(api, who);
  return who.call({ method: 'POST', url: `/api/v1/${path}`, body });
}

async function file(noun: TransferNoun, ids: string[]) {
  await freshFactor(api, treasurer);
  const url = `/api/v1/${noun}/reveal` as const;
  const { json } = await treasurer.call({ method: 'POST', url, body: { ids, file: true } });
  return json;
}

it('a transfer is in one file for the bank, until it is marked as not sent', async () => {
  const ana = await saver(api, bank, { clabe: ANA, cents: 40_000 });
  const id = await ana.withdraw(10_000);
  // Revealing its account alone did not list it.
  await alone(treasurer, 'withdrawals/reveal', { ids: [id] });
  expect((await file('withdrawals', [id])).items).toMatchObject([{ id, clabe: ANA }]);
  const [listed] = (await staff.call({ url: '/api/v1/withdrawals?status=requested' })).json.items;
  expect(listed).toMatchObject({ id, listed_at: api.clock.now.toISOString() });

  const day = formatDay(dayInMexicoCity(api.clock.now));
  const reason = `Ya salió en un archivo del ${day}.`;
  expect(await file('withdrawals', [id])).toMatchObject({
    items: [],
    left_out: [{ id, reason, listed: true }],
  });

  const why = 'El banco rechazó el archivo completo';
  const path = `withdrawals/${id}/relist`;
  expect((await alone(treasurer, path, { reason: '' })).status).toBe(400);
  expect((await alone(treasurer, path, { reason: why })).status).toBe(200);
  expect((await alone(treasurer, path, { reason: why })).status).toBe(409);
  const [entry] = await api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'withdrawals.relist'), eq(auditLog.objectId, id)));
  expect(entry?.details).toMatchObject({ amount_cents: 10_000, reason: why });
  expect((await file('withdrawals', [id])).items).toMatchObject([{ id }]);

  // The person who authorises the rejection is warned, too.
  const { status } = await alone(staff, `withdrawals/${id}/reject`, { reason: 'Cuenta dudosa' });
  expect(status).toBe(202);
  const { json } = await treasurer.call({ url: '/api/v1/approvals?outcome=waiting' });
  expect(firstOf(json.items).details).toContainEqual({
    label: 'Atención',
    value: `Ya salió en un archivo del ${day}: confirma con el banco que no se pagó.`,
  });
  const [left] = (await file('withdrawals', [id])).left_out;
  expect(left).toMatchObject({
    reason: 'Espera la autorización de otra persona: Rechazar un retiro.',
    listed: false,
  });
});

it('what waits for a second person, or the bank reported, is in no file', async () => {
  const ana = await saver(api, bank, { clabe: ANA, cents: 40_000 });
  const [asked, sent, reported] = [
    await ana.withdraw(10_000),
    await ana.withdraw(11_000),
    await ana.withdraw(12_000),
  ];
  for (const id of [asked, sent]) await alone(staff, 'withdrawals/reveal', { ids: [id] });
  await alone(staff, `withdrawals/${asked}/reject`, { reason: 'La cuenta es dudosa' });
  await bank.report(bank.line({ direction: 'out', amount_cents: 12_000, receiver_clabe: ANA }));
  const { items, left_out } = await file('withdrawals', [asked, sent, reported]);
  expect(items.map(({ id }) => id)).toEqual([sent]);
  expect(left_out).toMatchObject([
    { id: asked, listed: false },
    {
      id: reported,
      listed: false,
      reason: 'El banco avisó de un cargo por ese monto a esa cuenta: regístralo.',
    },
  ]);
});

it('a stage and a payout are in one file as well', async () => {
  const { projectId } = await story.repaying();
  const stage = firstOf((await story.show(projectId)).stages);
  expect((await file('stages', [stage.id])).items).toMatchObject([{ id: stage.id }]);
  expect((await file('stages', [stage.id])).left_out).toMatchObject([{ listed: true }]);
  const reason = 'El archivo no se subió al banco';
  expect((await alone(treasurer, `stages/${stage.id}/relist`, { reason })).status).toBe(200);
  const [row] = await api.db.select().from(stages).where(eq(stages.id, stage.id));
  expect(row?.listedAt).toBeNull();
  // What a bank sent back is to be paid again: its next file is a new one.
  await file('stages', [stage.id]);
  const tracking_key = 'ETAPA00001';
  await story.act(treasurer, `stages/${stage.id}/pay`, { tracking_key });
  const back = { tracking_key, amount_cents: stage.amount_cents, sender_clabe: INSTALLER_CLABE };
  await bank.report(bank.line(back));
  expect((await file('stages', [stage.id])).items).toMatchObject([{ id: stage.id }]);

  const fees = (await staff.call({ url: '/api/v1/payouts/sources' })).json;
  const amount = fees.fees_cents + fees.fees_vat_cents;
  const ordered = await story.act(staff, 'payouts', { kind: 'fees', amount_cents: amount });
  const { id } = ordered.json;
  expect((await file('payouts', [id])).items).toMatchObject([{ id }]);
  expect((await file('payouts', [id])).left_out).toMatchObject([{ listed: true }]);
  expect((await alone(treasurer, `payouts/${id}/relist`, { reason })).status).toBe(200);
  expect((await file('payouts', [id])).items).toMatchObject([{ id }]);
});
