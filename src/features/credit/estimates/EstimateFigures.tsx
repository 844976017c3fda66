import type { EstimateText } from '@contract/credit/estimate-words';
import styles from './estimates.module.css';

/** Payment beside saving, and what follows from them. */
export function LeadingFigures({ text: { payment, saving, outcome } }: { text: EstimateText }) {
  return (
    <div aria-live="polite" className={styles.leading}>
      <dl className={styles.pair}>
        {[payment, saving].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="amount">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.outcome}>{outcome}</p>
    </div>
  );
}

export const FactList = ({ facts }: { facts: EstimateText['system'] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="amount">{value}</dd>
      </div>
    ))}
  </dl>
);

export const EstimateNotes = ({ notes }: Pick<EstimateText, 'notes'>) => (
  <ul className={styles.notes}>
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);
