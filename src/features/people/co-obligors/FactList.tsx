import styles from './co-obligors.module.css';

/** Facts of a public page, a line each. */
export function FactList({
  facts,
}: {
  facts: readonly (readonly [label: string, value: string])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="pub-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
