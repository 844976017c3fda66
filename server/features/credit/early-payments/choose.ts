import type { earlyPayments } from '@contract/credit/early-payments';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { earlyPaymentWords as words } from '@contract/locales/es-MX/credit/early-payments-server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { payments } from '@server/db/schema/credit';
import { earlyPaymentChoices } from '@server/db/schema/credit-early-payments';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { seal } from '@server/ledger/seals';
import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import type * as z from 'zod';
import { beforeCapital } from '../loans/owed';
import { choiceFact } from '../loans/sealed-terms';
import { applyMoney } from '../payments/apply';
import { owedNow } from '../payments/owed-now';
import { type DeliveredLoan, holdApplicant } from '../payments/standing';

interface Choice {
  loan: DeliveredLoan;
  body: z.output<typeof earlyPayments.choose.body>;
  by: string;
  config: Config;
  now: Date;
}

/**
 * Keeps what an applicant chose that money beyond what is due does for their credit, and does it with what is in credit
 * balance when they said how much. What counts from now on begins tomorrow when a payment of today stands: that one
 * stays as it is.
 * @throws AppError rule or conflict
 */
export async function choose(tx: Tx, { loan, body, by, config, now }: Choice) {
  const { use, amount_cents: amount } = body;
  const held = await holdApplicant(tx, loan.applicantId);
  const today = dayInMexicoCity(now);
  if (loan.isSettled) throw conflict(t(words.notRepaying));
  const acceptedText = use === 'instalments' ? acceptedOf(body) : null;
  if (amount !== undefined) await assertUsable(tx, loan, { use, amount, today });
  const begins = amount === undefined && (await isPaidOn(tx, loan.id, today));
  const on = begins ? addDays(today, 1) : today;
  const id = v7();
  await tx.insert(earlyPaymentChoices).values({
    id,
    loanId: loan.id,
    on,
    use,
    amountCents: amount ?? null,
    acceptedText,
    chosenBy: by,
    createdAt: now,
  });
  const made = { id, on, use, amount: amount ?? null, at: now.getTime() };
  await seal(tx, [choiceFact(loan.id, made)], { occurredOn: today, actor: by });
  if (amount !== undefined) {
    await applyMoney(tx, { applicantId: held.id, held, movement: null, actor: by, now, config });
  }
  return { id, from: on };
}

/** The sentence that the person accepted, which has to be the one in force. */
function acceptedOf({ accepted_text: accepted }: Choice['body']): string {
  const sentence = t(words.instalmentsText);
  if (accepted === undefined) {
    throw refused(t(words.acceptFirst), { accepted_text: t(words.acceptFirst) });
  }
  if (accepted !== sentence) {
    throw refused(t(words.sentenceChanged), { accepted_text: t(words.sentenceChanged) });
  }
  return sentence;
}

/** Whether so much of the credit balance can be used so today. */
async function assertUsable(
  tx: Tx,
  { id, applicantId }: DeliveredLoan,
  { use, amount, today }: Pick<Choice['body'], 'use'> & { amount: number; today: Day },
) {
  const person = (await owedNow(tx, [applicantId], today)).get(applicantId);
  const balance = person?.creditBalance ?? toCentavos(0);
  const refuse = (message: string) => refused(message, { amount_cents: message });
  if (use === 'credit_balance') throw refuse(t(words.amountForBalance));
  if (amount > balance) throw refuse(t(words.moreThanBalance, { amount: balance }));
  const parts = person?.loans.get(id)?.payoff.parts;
  const least = toCentavos(Math.max(0, parts ? beforeCapital(parts) : 0));
  if (use !== 'instalments' && amount <= least) {
    throw refuse(t(words.belowAccrued, { amount: least }));
  }
}

async function isPaidOn(tx: Tx, loanId: string, on: Day): Promise<boolean> {
  const [found] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.loanId, loanId), eq(payments.receivedOn, on), isNull(payments.reversedAt)),
    )
    .limit(1);
  return found !== undefined;
}
