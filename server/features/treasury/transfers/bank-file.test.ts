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

async function file(noun: TransferNoun, ids: string[], who = treasurer) {
  await freshFactor(api, who);
  const url = `/api/v1/${noun}/reveal` as const;
  const { json } = await who.call({ method: 'POST', url, body: { ids, file: true } });
  return json;
}

const waitingAbout = async (id: string) =>
  firstOf(
    (
      await staff.call({
        url: `/api/v1/approvals?outcome=waiting&object_id=${id}` as '/api/v1/approvals',
      })
    ).json.items,
  );

async function confirm(who: Person, id: string) {
  const { id: approvalId, payload_hash } = await waitingAbout(id);
  return alone(who, `approvals/${approvalId}/confirm`, { payload_hash });
}

it('a transfer is in one file for the bank, until two people mark it as not sent', async () => {
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
  const asked = await alone(treasurer, path, { reason: why });
  expect(asked.status).toBe(202);
  expect((await file('withdrawals', [id])).left_out).toMatchObject([
    {
      reason: 'Espera la autorización de otra persona: Volver a listar un retiro para el banco.',
      listed: false,
    },
  ]);
  const shown = `Ya salió en un archivo del ${day}: confirma con el banco que no se pagó.`;
  expect((await waitingAbout(id)).details).toEqual(
    expect.arrayContaining([
      { label: 'Atención', value: shown },
      { label: 'Motivo', value: why },
    ]),
  );
  expect((await confirm(treasurer, id)).status).toBe(403);
  expect((await confirm(staff, id)).status).toBe(200);
  // What is in no file needs no second person.
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
  expect((await waitingAbout(id)).details).toContainEqual({ label: 'Atención', value: shown });
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
  // Who approved it does not send its money, by a file either.
  const reasonOfOwn = 'Tú aprobaste la etapa: otra persona tiene que pagarla.';
  expect(await file('stages', [stage.id], staff)).toMatchObject({
    items: [],
    left_out: [{ id: stage.id, reason: reasonOfOwn, listed: false }],
  });
  expect((await file('stages', [stage.id])).items).toMatchObject([{ id: stage.id }]);
  expect((await file('stages', [stage.id])).left_out).toMatchObject([{ listed: true }]);
  const url = `/api/v1/stages?project_id=${projectId}` as '/api/v1/stages';
  const listedFor = async (who: Person) => firstOf((await who.call({ url })).json.items).listed_at;
  expect([await listedFor(staff), await listedFor(story.supplier)]).toEqual([
    api.clock.now.toISOString(),
    null,
  ]);
  const reason = 'El archivo no se subió al banco';
  expect((await alone(treasurer, `stages/${stage.id}/relist`, { reason })).status).toBe(202);
  expect((await confirm(staff, stage.id)).status).toBe(200);
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
  expect((await alone(treasurer, `payouts/${id}/relist`, { reason })).status).toBe(202);
  expect((await confirm(staff, id)).status).toBe(200);
  expect((await file('payouts', [id])).items).toMatchObject([{ id }]);
});

it('what was paid or given up while listing it again waited is not listed, and waits no more', async () => {
  const ana = await saver(api, bank, { clabe: ANA, cents: 40_000 });
  const id = await ana.withdraw(13_000);
  const { projectId } = await story.repaying();
  const stage = firstOf((await story.show(projectId)).stages);
  const fees = (await staff.call({ url: '/api/v1/payouts/sources' })).json;
  const amount_cents = fees.fees_cents + fees.fees_vat_cents;
  const payout = (await story.act(staff, 'payouts', { kind: 'fees', amount_cents })).json.id;
  const gone = [
    {
      path: `withdrawals/${id}`,
      end: () => story.act(staff, `withdrawals/${id}/send`, { tracking_key: 'RETIRO0013' }),
      words: 'El retiro ya no está por enviarse.',
    },
    {
      path: `stages/${stage.id}`,
      end: () => story.act(treasurer, `stages/${stage.id}/pay`, { tracking_key: 'ETAPA00013' }),
      words: 'La etapa no tiene un pago pendiente.',
    },
    {
      path: `payouts/${payout}`,
      end: () => story.act(staff, `payouts/${payout}/cancel`, { reason: 'Se ordenó dos veces' }),
      words: 'El pago ya no está por enviarse.',
    },
  ] as const;
  await file('withdrawals', [id]);
  await file('stages', [stage.id]);
  await file('payouts', [payout]);
  for (const { path, end, words } of gone) {
    const asked = await alone(treasurer, `${path}/relist`, { reason: 'No se subió al banco' });
    expect(asked.status).toBe(202);
    const { id: approvalId, payload_hash } = await waitingAbout(path.split('/')[1] ?? '');
    expect((await end()).status).toBe(200);
    const { json } = await staff.call({ url: `/api/v1/approvals/${approvalId}` });
    expect(json).toMatchObject({ outcome: 'expired', decline_reason: words });
    const late = await alone(staff, `approvals/${approvalId}/confirm`, { payload_hash });
    expect([late.status, late.json.message]).toEqual([409, words]);
  }
});
