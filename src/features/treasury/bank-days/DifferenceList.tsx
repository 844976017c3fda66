import type { BankDifference } from '@contract/treasury/bank-days';
import { bankDay as words } from '@portal/messages/bank-day';
import { money } from '@portal/messages/money';
import { formatDate, formatMoney } from '@portal/ui/format';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import styles from '../overview/treasury.module.css';

const amount = (cents: number | null) => (cents === null ? money.unknown : formatMoney(cents));

function figuresOf({ kind, bank_cents, ledger_cents }: BankDifference): string {
  if (kind === 'shortfall') return words.short(formatMoney(-(bank_cents ?? 0)));
  // Both figures are the bank's own: the ledger has no opening balance.
  const say = kind === 'opening' ? words.before : words.both;
  return say(amount(bank_cents), amount(ledger_cents));
}

/** What bank and ledger disagree about, each with both sides' figure. */
export function DifferenceList({ differences }: { differences: readonly BankDifference[] }) {
  return (
    <ul className={styles.differences} aria-label={words.differences}>
      {differences.map((difference) => (
        <li key={`${difference.kind} ${difference.tracking_key} ${difference.day}`}>
          <StatusTag tone="danger">{words.kinds[difference.kind]}</StatusTag>
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
