import type { earlyPayments } from '@contract/credit/early-payments';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { earlyPaymentWords as words } from '@contract/locales/es-MX/credit/early-payments-server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { loans, payments } from '@server/db/schema/credit';
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
import { type DeliveredLoan, holdApplicant, moneyOf } from '../payments/standing';

interface Choice {
  loan: DeliveredLoan;
  body: z.output<typeof earlyPayments.choose.body>;
  by: string;
  config: Config;
  now: Date;
}

/**
 * Keeps what an applicant chose that money beyond what is due does for their credit, and does it with what is in credit
 * balance when they said how much. What counts from now on begins tomorrow when money of theirs came or paid today: what
 * it did stays as it is.
 * @throws AppError rule or conflict
 */
export async function choose(tx: Tx, { loan, body, by, config, now }: Choice) {
  const { use, amount_cents: amount } = body;
  const held = await holdApplicant(tx, loan.applicantId);
  const today = dayInMexicoCity(now);
  const [still] = await tx
    .select({ status: loans.status })
    .from(loans)
    .where(eq(loans.id, loan.id));
  if (still?.status !== 'repaying') throw conflict(t(words.notRepaying));
  const acceptedText = use === 'instalments' ? acceptedOf(body) : null;
  if (amount !== undefined) await assertUsable(tx, loan, { use, amount, today });
  const isTomorrow = amount === undefined && (await hasMoneyOn(tx, loan.applicantId, today));
  const on = isTomorrow ? addDays(today, 1) : today;
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

/** Whether money of a person came, or paid one of their loans, on a day: what it did then stays as it is. */
async function hasMoneyOn(tx: Tx, applicantId: string, on: Day): Promise<boolean> {
  const money = (await moneyOf(tx, [applicantId])).get(applicantId) ?? [];
  if (money.some((each) => each.on === on)) return true;
  const [found] = await tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(loans, eq(loans.id, payments.loanId))
    .where(
      and(
        eq(loans.applicantId, applicantId),
        eq(payments.receivedOn, on),
        isNull(payments.reversedAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}
