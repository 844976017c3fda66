import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import { taxMonths as contract } from '@contract/treasury/tax-months';
import type { Tx } from '@server/db/connection';
import { conflict, notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { lockTaxMonths, remitTaxMonth, reportTaxMonth } from '@server/ledger/tax-months';
import { listTaxMonths } from './repository';

/** A month as it stands, while no correction books taxes and nobody else changes a month. */
async function holdMonth(tx: Tx, month: string, now: Date) {
  await lockTaxMonths(tx);
  return showMonth(tx, month, now);
}

async function showMonth(tx: Tx, month: string, now: Date) {
  const found = (await listTaxMonths(tx, now)).find((each) => each.month === month);
  if (!found) throw notFound();
  return found;
}

export const taxMonthHandlers = implement(contract, {
  list: async ({ db, now }) => ({ items: await listTaxMonths(db, now) }),

  async report({ db, params: { month }, principal, now, record }) {
    const held = await holdMonth(db, month, now);
    if (held.status !== 'open') throw conflict(t(treasuryWords.taxMonths.reportedAlready));
    if (!held.reportable) throw conflict(t(treasuryWords.taxMonths.notOver));
    const { income_tax_cents, vat_cents } = held;
    await reportTaxMonth(db, {
      month,
      incomeTaxCents: income_tax_cents,
      vatCents: vat_cents,
      reportedBy: principal.userId,
      reportedAt: now,
    });
    await record(month, { income_tax_cents, vat_cents });
    return showMonth(db, month, now);
  },

  async remit({ db, params: { month }, body: { reference }, principal, now, record }) {
    const { status } = await holdMonth(db, month, now);
    if (status === 'open') throw conflict(t(treasuryWords.taxMonths.notReported));
    if (status === 'remitted') throw conflict(t(treasuryWords.taxMonths.remittedAlready));
    await remitTaxMonth(db, month, {
      reference,
      remittedBy: principal.userId,
      remittedAt: now,
    });
    await record(month, { reference });
    return showMonth(db, month, now);
  },
});
