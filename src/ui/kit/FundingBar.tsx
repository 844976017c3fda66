import { barWords } from '@contract/locales/es-MX/kernel/bars';
import { t } from '@portal/i18n';
import { formatMoney, formatPercent } from '@portal/ui/format';
import styles from './parts.module.css';

interface FundingBarProps {
  label: string;
  /** Centavos committed so far, and centavos asked for. */
  funded: number;
  goal: number;
}

/** How much of a goal is funded. Rounded down: full only when it really is. */
export function FundingBar({ label, funded, goal }: FundingBarProps) {
  const basisPoints = goal > 0 ? Math.min(10_000, Math.floor((funded / goal) * 10_000)) : 0;
  return (
    <div className={styles.funding}>
      <div
        className={styles.fundingTrack}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={goal}
        aria-valuenow={funded}
        aria-valuetext={t(barWords.fundedOf, {
          funded: formatMoney(funded),
          goal: formatMoney(goal),
        })}
      >
        <div style={{ inlineSize: `${basisPoints / 100}%` }} />
      </div>
      <div className={styles.fundingWords}>
        <span>
          <strong className="amount">{formatMoney(funded)}</strong> de{' '}
          <span className="amount">{formatMoney(goal)}</span>
        </span>
        <span className="amount">{formatPercent(basisPoints)}</span>
      </div>
    </div>
  );
}
