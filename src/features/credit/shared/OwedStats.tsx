import type { LoanOwed } from '@contract/credit/payments';
import { credit, owedWords } from '@contract/locales/es-MX/credit/credit';
import { lateText } from '@portal/features/credit/shared/late-text';
import { t } from '@portal/i18n';
import { formatDate, formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Button, Popover } from 'antd';
import styles from './owed-stats.module.css';

/** What a credit owes today: the same cards wherever it is shown. */
export function OwedStats({ owed }: { owed: LoanOwed }) {
  const { next, due } = owed;
  const late = due.late_interest_cents + due.late_vat_cents;
  const hints = [
    owed.days_late > 0 ? lateText(owed.days_late, late > 0 ? formatMoney(late) : null) : null,
    owed.give_back_cents > 0
      ? t(owedWords.giveBack, { amount: formatMoney(owed.give_back_cents) })
      : null,
  ].filter(Boolean);
  return (
    <StatRow>
      <StatCard
        label={t(owedWords.due)}
        value={<MoneyText centavos={owed.due_today_cents} />}
        tone={owed.days_late > 0 ? 'danger' : undefined}
        hint={hints.length > 0 ? hints.join('. ') : null}
      />
      <StatCard
        label={t(owedWords.next)}
        value={next ? <MoneyText centavos={next.amount_cents} /> : t(credit.nothing)}
        hint={next ? dueHint(next) : null}
      />
      <StatCard
        label={t(owedWords.outstanding)}
        value={<MoneyText centavos={owed.outstanding_cents} />}
      />
      <StatCard
        label={t(owedWords.payoff)}
        value={<MoneyText centavos={owed.payoff_cents} />}
        help={
          owed.payoff_cents === owed.outstanding_cents ? null : (
            <Popover trigger="click" content={<PayoffParts owed={owed} />}>
              <Button type="link" size="small">
                {t(owedWords.why)}
              </Button>
            </Popover>
          )
        }
        hint={
          owed.payoff_before_cents > 0
            ? t(owedWords.payoffBefore, { amount: formatMoney(owed.payoff_before_cents) })
            : null
        }
      />
    </StatRow>
  );
}

/** What a payoff consists of. */
function PayoffParts({ owed }: { owed: LoanOwed }) {
  const { due_cents, capital_cents, interest_cents, vat_cents, ahead_cents, credit_balance_cents } =
    owed.payoff_parts;
  const rows = [
    { label: t(owedWords.parts.due), cents: due_cents },
    { label: t(owedWords.parts.capital), cents: capital_cents },
    { label: t(owedWords.parts.interest), cents: interest_cents },
    { label: t(owedWords.parts.vat), cents: vat_cents },
    { label: t(owedWords.parts.before), cents: owed.payoff_before_cents },
    { label: t(owedWords.parts.ahead), cents: -ahead_cents },
    { label: t(owedWords.parts.balance), cents: -credit_balance_cents },
  ].filter(({ cents }) => cents !== 0);
  return (
    <div className={styles.why}>
      <p>{t(owedWords.whyHelp)}</p>
      <DescriptionList
        inline
        rows={[...rows, { label: t(owedWords.payoff), cents: owed.payoff_cents }].map(
          ({ label, cents }) => ({ label, value: <MoneyText centavos={cents} /> }),
        )}
      />
    </div>
  );
}

function dueHint({ amount_cents, due_on }: NonNullable<LoanOwed['next']>): string {
  const day = formatDate(due_on, 'long');
  return amount_cents === 0 ? t(owedWords.covered, { day }) : t(owedWords.dueOn, { day });
}
