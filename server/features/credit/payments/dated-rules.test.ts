import { loans } from '@server/db/schema/credit';
import { assertReconciled } from '@server/features/treasury/bank-movements/reconciliation';
import { incomeTaxWithheld, loanCollection, vatWithheld } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { feesWaiting } from '@server/ledger/fees';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { settingsFrom } from '@tests/support/settings';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);

const from = settingsFrom(api);

it('a loan keeps the instalment and the fee of the day of its approval, and each payment the VAT rule of its own', async () => {
  await from('2025-01-01', {
    amort_mode: 'level_base',
    investor_fee_rate: 100,
    iva_withheld_share: 5_000,
  });
  const { projectId, opportunityId, first } = await story.repaying();
  const offer = await first.call({ url: `/api/v1/opportunities/${opportunityId}` });
  expect(offer.json).toMatchObject({
    investor_fee_bp: 100,
    amort_mode: 'level_base',
    payment_cents: 977_596,
  });
  const [loan] = await api.db.select().from(loans).where(eq(loans.projectId, projectId));
  const loanId = loan?.id ?? '';
  // What rules for later loans does not touch this one.
  await from('2025-06-01', { amort_mode: 'level_total', investor_fee_rate: 3_000 });
  const { json: calendar } = await story.applicant.call({ url: `/api/v1/loans/${loanId}` });
  expect([firstOf(calendar.instalments), calendar.instalments.at(-1)]).toMatchObject([
    { capital_cents: 745_596, interest_cents: 200_000, vat_cents: 32_000, total_cents: 977_596 },
    { total_cents: 948_564 },
  ]);

  const charged = await feesWaiting(api.db);
  const { json: reference } = await story.applicant.call({ url: '/api/v1/payments/reference' });
  await bank.report(bank.line({ receiver_clabe: reference.clabe, amount_cents: 977_596 }));
  const { json: movements } = await first.call({ url: '/api/v1/movements?limit=6' });
  expect(movements.items.map((row) => [row.type, row.label, row.amount_cents])).toEqual([
    ['fee', 'IVA de la comisión al inversionista', -192],
    ['fee', 'Comisión al inversionista', -1_200],
    ['tax', 'ISR retenido sobre interés', -24_000],
    ['vat', 'IVA de interés', 9_600],
    ['interest', 'Interés', 120_000],
    ['capital', 'Capital', 447_358],
  ]);
  const waits = await feesWaiting(api.db);
  expect([waits.fee, waits.investor_fee, waits.vat]).toEqual([
    charged.fee,
    charged.investor_fee + 2_000,
    charged.vat + 320,
  ]);
  const held = (account: Parameters<typeof balance>[1]) => balance(api.db, account);
  expect(await held(vatWithheld)).toBe(16_000);
  expect(await held(incomeTaxWithheld)).toBe(40_000);
  expect(await held(loanCollection(loanId))).toBe(0);
  await assertReconciled(api.db);

  const { json: mine } = await first.call({ url: '/api/v1/participations' });
  const { json: detail } = await first.call({
    url: `/api/v1/participations/${firstOf(mine.items).id}`,
  });
  const net = 447_358 + 120_000 + 9_600 - 24_000 - 1_392;
  expect(detail.payments).toMatchObject([{ vat_cents: 9_600, fee_cents: 1_392, net_cents: net }]);
  expect(firstOf(detail.schedule).fee_cents).toBeGreaterThan(0);
  const { json: filtered } = await first.call({ url: '/api/v1/movements?type=fee' });
  expect(filtered.items).toHaveLength(2);
});
