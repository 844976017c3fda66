import { lists } from '@contract/locales/es-MX/kernel/lists';
import { bankDay } from '@contract/locales/es-MX/treasury/bank-days';
import type { BankDifference } from '@contract/treasury/bank-days';
import { t } from '@portal/i18n';
import { formatDate, formatMoney } from '@portal/ui/format';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import styles from '../overview/treasury.module.css';

const amount = (cents: number | null) => (cents === null ? t(lists.unknown) : formatMoney(cents));

function figuresOf({ kind, bank_cents, ledger_cents }: BankDifference): string {
  if (kind === 'shortfall') return t(bankDay.short, { amount: formatMoney(-(bank_cents ?? 0)) });
  const bank = amount(bank_cents);
  const other = amount(ledger_cents);
  // Of these both figures are the bank's own.
  if (kind === 'opening') return t(bankDay.before, { bank, before: other });
  if (kind === 'bank_sum') return t(bankDay.sum, { bank, sum: other });
  return t(bankDay.both, { bank, ledger: other });
}

/** What bank and ledger disagree about, each with both sides' figure. */
export function DifferenceList({ differences }: { differences: readonly BankDifference[] }) {
  return (
    <ul className={styles.differences} aria-label={t(bankDay.differences)}>
      {differences.map((difference) => (
        <li key={`${difference.kind} ${difference.tracking_key} ${difference.day}`}>
          <StatusTag tone={difference.kind === 'on_the_way' ? 'info' : 'danger'}>
            {t(bankDay.kinds[difference.kind])}
          </StatusTag>
          <span>
            {[difference.tracking_key, difference.day ? formatDate(difference.day) : null]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={styles.figures}>{figuresOf(difference)}</span>
        </li>
      ))}
    </ul>
  );
}
