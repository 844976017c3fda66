import { toCentavos } from '@contract/kernel/fields/centavos';
import { statementColumns } from '@contract/treasury/bank-movements';
import { projects } from '@server/db/schema/credit';
import { auditLog } from '@server/db/schema/platform';
import { testApi } from '@tests/support/api';
import { approvalStory } from '@tests/support/approvals';
import { multipart } from '@tests/support/multipart';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { story, bank, staffMember, post, saver, waiting, confirm } = await approvalStory(api);

describe('what was shown', () => {
  it('is what is done: when facts change meanwhile nothing is, until it was looked at again', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const id = await story.ask();
    await story.documented(id);
    const terms = { annual_rate_bp: 2400, term_months: 12, opening_fee_bp: 300, risk_grade: 'B' };
    const asked = await post(first, `projects/${id}/approve`, terms);
    expect(asked.status).toBe(202);
    const approvalId = asked.json.approval_id;
    const before = await waiting(second, approvalId);
    const amountCents = toCentavos((before?.amount_cents ?? 0) + 1_000_000);
    await api.db.update(projects).set({ amountCents }).where(eq(projects.id, id));

    const reply = await confirm(second, approvalId, before?.payload_hash);
    expect([reply.status, reply.json.message]).toEqual([
      409,
      'Cambió desde que se pidió y no se hizo nada. Revísalo como quedó y decide de nuevo.',
    ]);
    expect((await story.show(id)).status).toBe('in_review');
    const renewed = await waiting(second, approvalId);
    expect(renewed).toMatchObject({ outcome: 'waiting', amount_cents: amountCents });
    expect((await confirm(second, approvalId, before?.payload_hash)).status).toBe(409);
    expect((await story.show(id)).status).toBe('in_review');
    expect((await confirm(second, approvalId, renewed?.payload_hash)).status).toBe(200);
    expect((await story.show(id)).status).toBe('approved');
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.objectId, approvalId));
    expect(trail.map(({ action, userId }) => [action, userId])).toEqual([
      ['approvals.renew', second.userId],
      ['approvals.confirm', second.userId],
    ]);
  });

  it('of an approval says what the credit costs, and leads to it', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const id = await story.ask();
    await story.documented(id);
    const terms = { annual_rate_bp: 2400, term_months: 12, opening_fee_bp: 300, risk_grade: 'B' };
    const asked = await post(first, `projects/${id}/approve`, terms);
    const details = (await waiting(second, asked.json.approval_id))?.details;
    expect(details).toContainEqual({
      label: 'Crédito',
      value: (await story.show(id)).folio,
      to: `/backoffice/credito/${id}`,
    });
    expect(details).toContainEqual({ label: 'CAT sin IVA', value: '34.4%' });
    expect(details).toContainEqual({ label: 'Mensualidad con IVA', value: '$9,642.77 MXN' });
  });

  it('of a file of charges is how much leaves, not nothing', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const row =
      '2026-01-05,cargo,CARGO0001,"97,520.00",646180110400000007,PORTAL,032180000118359719,Cargo';
    const asked = await first.call({
      method: 'POST',
      url: '/api/v1/bank-movements/import',
      ...multipart(
        {},
        { name: 'file', fileName: 'cargos.csv', content: `${statementColumns.join(',')}\n${row}` },
      ),
    });
    expect(asked.status).toBe(202);
    const shown = await waiting(second, asked.json.approval_id);
    expect(shown?.amount_cents).toBe(9_752_000);
    expect(shown?.details).toContainEqual({ label: 'Cargos', value: '1 por $97,520.00 MXN' });
  });

  it('of a file is each of its lines, with what becomes of it', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const ana = await saver(0);
    const rows = [
      `2026-01-05,abono,LINEA001,"1,500.00",032180000118359719,ANA PEÑA ROJAS,${ana.clabe},Ahorro`,
      '2026-01-06,abono,LINEA002,20.00,032180000118359719,NADIE CONOCIDO,646180110400000007,',
      '2026-01-05,saldo_inicial,,0.00,,,,\n2026-01-05,saldo_final,,"1,500.00",,,,',
    ];
    const content = [statementColumns.join(','), ...rows].join('\n');
    const asked = await first.call({
      method: 'POST',
      url: '/api/v1/bank-movements/import',
      ...multipart({}, { name: 'file', fileName: 'banco.csv', content }),
    });
    expect(asked.status).toBe(202);
    const url = `/api/v1/approvals/${asked.json.approval_id}`;
    const shown = (await second.call({ url })).json;
    expect(shown.title).toBe('Importar el estado de cuenta banco.csv');
    const account = ana.clabe.slice(-4);
    expect(shown.lines).toEqual([
      {
        label: '05/01/2026 · abono · LINEA001',
        value: `$1,500.00 MXN · de ANA PEÑA ROJAS · a la cuenta terminada en ${account} · se abona a Ana Peña Rojas`,
      },
      {
        label: '06/01/2026 · abono · LINEA002',
        value:
          '$20.00 MXN · de NADIE CONOCIDO · a la cuenta terminada en 0007 · queda sin identificar',
      },
      {
        label: '05/01/2026 · saldos del banco',
        value: 'inicial $0.00 MXN · final $1,500.00 MXN',
      },
    ]);
    expect(shown.lines_total).toBe(3);
    // The bank reports one of them itself: what the file would do is another thing now.
    await bank.report(
      bank.line({
        receiver_clabe: ana.clabe,
        amount_cents: 150_000,
        tracking_key: 'LINEA001',
        occurred_on: '2026-01-05',
        sender_clabe: '032180000118359719',
        sender_name: 'ANA PEÑA ROJAS',
      }),
    );
    expect((await confirm(second, shown.id, shown.payload_hash)).status).toBe(409);
    const renewed = (await second.call({ url })).json;
    expect(renewed.lines[0]?.value).toContain('ya estaba registrado');
    expect((await confirm(second, shown.id)).json.answer).toMatchObject({ fresh: 1 });
  });
});
