import type { LoanOwed } from '@contract/credit/payments';
import { credit, owedWords as words } from '@portal/messages/credit';
import { formatDate, formatMoney } from '@portal/ui/format';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';

/** What a credit owes today: the same cards wherever it is shown. */
export function OwedStats({ owed }: { owed: LoanOwed }) {
  const { next, due } = owed;
  const late = due.late_interest_cents + due.late_vat_cents;
  const hints = [
    owed.days_late > 0 ? words.late(owed.days_late, late > 0 ? formatMoney(late) : null) : null,
    owed.give_back_cents > 0 ? words.giveBack(formatMoney(owed.give_back_cents)) : null,
  ].filter(Boolean);
  return (
    <StatRow>
      <StatCard
        label={words.due}
        value={<MoneyText centavos={owed.due_today_cents} />}
        tone={owed.days_late > 0 ? 'danger' : undefined}
        hint={hints.length > 0 ? hints.join('. ') : null}
      />
      <StatCard
        label={words.next}
        value={next ? <MoneyText centavos={next.amount_cents} /> : credit.nothing}
        hint={next ? dueHint(next) : null}
      />
      <StatCard label={words.outstanding} value={<MoneyText centavos={owed.outstanding_cents} />} />
      <StatCard
        label={words.payoff}
        value={<MoneyText centavos={owed.payoff_cents} />}
        hint={
          owed.payoff_before_cents > 0
            ? words.payoffBefore(formatMoney(owed.payoff_before_cents))
            : null
        }
      />
    </StatRow>
  );
}

function dueHint({ amount_cents, due_on }: NonNullable<LoanOwed['next']>): string {
  const day = formatDate(due_on, 'long');
  return amount_cents === 0 ? words.covered(day) : words.dueOn(day);
}
