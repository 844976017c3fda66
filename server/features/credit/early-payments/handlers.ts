import { earlyPayments as contract } from '@contract/credit/early-payments';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { earlyUseNames as uses } from '@contract/locales/es-MX/credit/early-payments';
import { earlyPaymentWords as words } from '@contract/locales/es-MX/credit/early-payments-server';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { beforeCapital, paidOf } from '../loans/owed';
import { reduceCapital } from '../loans/reduce-capital';
import { owedNow } from '../payments/owed-now';
import { earlyUseOn, nextEarlyUse } from '../payments/plan';
import { choose } from './choose';
import { summarise } from './describe';
import { findDelivered } from './repository';

export const earlyPaymentHandlers = implement(contract, {
  async show({ db, scope, params, query, now }) {
    const { loan, applicantId } = await findDelivered(db, scope, params.loanId);
    const today = dayInMexicoCity(now);
    const person = (await owedNow(db, [applicantId], today)).get(applicantId);
    const owed = person?.loans.get(loan.id);
    if (!person || !owed) throw notFound();
    const { rows, payoff } = owed;
    const { capital, interest, vat, ahead } = payoff.parts;
    const future = nextEarlyUse(loan, today);
    return {
      as_of: today,
      use: earlyUseOn(loan, today),
      next_use: future ? { use: future.use, from: future.on } : null,
      credit_balance_cents: person.creditBalance,
      before_capital_cents: toCentavos(Math.max(0, beforeCapital(payoff.parts))),
      payoff_cents: toCentavos(capital + interest + vat - ahead),
      instalments_text: t(words.instalmentsText),
      now: summarise(rows, today),
      capital: query.amount_cents ? preview(query.amount_cents) : null,
    };

    function preview(amount: Centavos) {
      const reduced = reduceCapital(rows, loan.terms, today, amount);
      if (!reduced) return null;
      const { prepayment, replaced } = reduced;
      const [term, payment] = [summarise(reduced.shorter, today), summarise(reduced.lower, today)];
      if (!term || !payment) return null;
      const replacedRows = rows.filter(({ n }) => replaced.includes(n));
      return {
        accrued_cents: prepayment.interestCents,
        vat_cents: prepayment.vatCents,
        ahead_cents: sumCents(replacedRows.map(paidOf)),
        capital_cents: prepayment.capitalCents,
        term,
        payment,
      };
    }
  },

  async choose({ db, scope, params, body, principal, config, now, record }) {
    const { loan, projectId } = await findDelivered(db, scope, params.loanId);
    const done = await choose(db, { loan, body, by: principal.userId, config, now });
    await record(projectId, {
      value: t(uses[body.use]),
      valid_from: done.from,
      ...(body.amount_cents && { amount_cents: body.amount_cents }),
    });
    return done;
  },
});
