import type { WholeSimulation } from '@contract/credit/simulations';
import { simulatorWords as words } from '@contract/locales/es-MX/credit/simulations';
import { t } from '@portal/i18n';
import { type Figure, figuresOf } from './formulas';
import styles from './simulator.module.css';

const LEADS = 'payment';

/** The payment first, then every other figure; each opens how it comes about. */
export function Figures({ simulated }: { simulated: WholeSimulation }) {
  const figures = figuresOf(simulated);
  const leading = figures.find(({ key }) => key === LEADS);
  return (
    <>
      {leading ? (
        <div>
          <div aria-live="polite">
            <p className={styles.muted}>{leading.label}</p>
            <p className={`amount ${styles.leading}`}>{leading.value}</p>
          </div>
          <details className={styles.formula}>
            <summary>{t(words.why)}</summary>
            <Steps figure={leading} />
          </details>
        </div>
      ) : null}
      <div className={styles.figures}>
        {figures
          .filter(({ key }) => key !== LEADS)
          .map((figure) => (
            <details key={figure.key} className={styles.formula}>
              <summary>
                <span>{figure.label}</span> <span className="amount">{figure.value}</span>
              </summary>
              <Steps figure={figure} />
            </details>
          ))}
      </div>
    </>
  );
}

/** The payment again, at the foot of a telephone while the terms above change it. */
export function PaymentInSight({
  simulated,
  isCurrent,
}: {
  simulated: WholeSimulation;
  isCurrent: boolean;
}) {
  const leading = figuresOf(simulated).find(({ key }) => key === LEADS);
  return leading ? (
    // The section of the result tells it to who listens.
    <p aria-hidden className={styles.inSight}>
      <span>{leading.label}</span>
      {/* The figure alone fades: the fields go by under the bar. */}
      <strong className={`amount ${isCurrent ? '' : styles.stale}`}>{leading.value}</strong>
    </p>
  ) : null;
}

const Steps = ({ figure: { formula, steps } }: { figure: Figure }) => (
  <>
    <p>{formula}</p>
    <ul>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  </>
);
