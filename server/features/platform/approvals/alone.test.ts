import { statementColumns } from '@contract/treasury/bank-movements';
import { bankMovements } from '@server/db/schema/treasury';
import { testApi } from '@tests/support/api';
import { approvalStory } from '@tests/support/approvals';
import { multipart } from '@tests/support/multipart';
import { firstOf } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { story, bank, staffMember, post, saver, withdrawal, send, confirm } =
  await approvalStory(api);

describe('one person alone never lets client money out', () => {
  it('a line written by hand waits for a second person, of any amount and direction', async () => {
    const first = await staffMember();
    const ana = await saver(0);
    for (const direction of ['in', 'out']) {
      const line = bank.line({ direction, receiver_clabe: ana.clabe, amount_cents: 100 });
      const asked = await post(first, 'bank-movements', line);
      expect([direction, asked.status]).toEqual([direction, 202]);
    }
    expect(await api.db.select().from(bankMovements)).not.toContainEqual(
      expect.objectContaining({ source: 'staff' }),
    );
    expect((await ana.call({ url: `/api/v1/balances/${ana.investorId}` })).json).toMatchObject({
      available_cents: 0,
    });
  });

  it('the person who assigned an unidentified deposit does not let it out', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(0);
    const line = bank.line({
      amount_cents: 100_000,
      // Not known as another person's: assigning money from such an account takes two people.
      sender_clabe: '012180026050783858',
      sender_name: 'ANA PEÑA ROJAS',
    });
    await bank.report(line);
    const [movement] = await api.db
      .select()
      .from(bankMovements)
      .where(eq(bankMovements.trackingKey, line.tracking_key));
    const match = `bank-movements/${movement?.id}/match`;
    const given = await post(first, match, { kind: 'investor', id: ana.investorId });
    expect(given.status).toBe(200);
    const id = await withdrawal(ana, 50_000);
    expect((await send(first, id)).status).toBe(202);
    const other = await withdrawal(ana, 50_000);
    expect((await send(second, other)).status).toBe(200);
  });

  it('a file takes two people whatever its amount: it gives money, takes it back, and sets balances of the bank', async () => {
    const first = await staffMember();
    const ana = await saver(100_000);
    const [deposit] = await api.db
      .select()
      .from(bankMovements)
      .where(eq(bankMovements.matchedId, ana.investorId));
    for (const row of [
      `2026-01-05,abono,INVENTADO1,10,032180000118359719,ANA PEÑA ROJAS,${ana.clabe},Ahorro`,
      `2026-01-05,cargo,${deposit?.trackingKey},"1,000.00",${ana.clabe},SOLFONDO,032180000118359719,`,
      '2026-01-05,saldo_inicial,,0.00,,,,\n2026-01-05,saldo_final,,0.00,,,,',
    ]) {
      const asked = await first.call({
        method: 'POST',
        url: '/api/v1/bank-movements/import',
        ...multipart(
          {},
          { name: 'file', fileName: 'banco.csv', content: `${statementColumns.join(',')}\n${row}` },
        ),
      });
      expect([row, asked.status]).toEqual([row, 202]);
    }
    expect((await ana.call({ url: `/api/v1/balances/${ana.investorId}` })).json).toMatchObject({
      available_cents: 100_000,
    });
  });

  it('a file above the amount is kept whole and imported when it is confirmed', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(0);
    const content = [
      'fecha,tipo,clave_rastreo,monto,cuenta_ordenante,nombre_ordenante,cuenta_beneficiaria,concepto',
      `2026-01-05,abono,GRANDE001,"60,000.00",032180000118359719,ANA PEÑA ROJAS,${ana.clabe},Ahorro`,
    ].join('\n');
    const asked = await first.call({
      method: 'POST',
      url: '/api/v1/bank-movements/import',
      ...multipart({}, { name: 'file', fileName: 'banco.csv', content }),
    });
    expect(asked.status).toBe(202);
    expect((await confirm(second, asked.json.approval_id)).json.answer).toMatchObject({ fresh: 1 });
    expect((await ana.call({ url: `/api/v1/balances/${ana.investorId}` })).json).toMatchObject({
      available_cents: 6_000_000,
    });
  });

  it('who approved an installation does not pay it', async () => {
    const { projectId } = await story.repaying();
    const stage = firstOf((await story.show(projectId)).stages);
    const body = { tracking_key: 'PAGOETAPA01' };
    const same = await story.act(story.staff, `stages/${stage.id}/pay`, body);
    expect([same.status, same.json.message]).toEqual([
      422,
      'Tú aprobaste la etapa: otra persona tiene que pagarla.',
    ]);
    expect((await story.act(story.treasurer, `stages/${stage.id}/pay`, body)).json.status).toBe(
      'paid',
    );
  });
});
