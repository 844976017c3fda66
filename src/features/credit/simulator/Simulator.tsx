import { productCatalog } from '@contract/credit/product-catalog';
import { simulationAddress } from '@contract/credit/simulation-address';
import type { WholeSimulation } from '@contract/credit/simulations';
import {
  simulationShared as shared,
  simulatorWords as words,
} from '@contract/locales/es-MX/credit/simulations';
import { common } from '@contract/locales/es-MX/kernel/common';
import { errors, recovery } from '@contract/locales/es-MX/kernel/outcomes';
import { useSimulation } from '@portal/api/use-simulation';
import { t } from '@portal/i18n';
import type { SimulatedCredit } from '@portal/ui/form/simulated-credit';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { BillSection } from './BillSection';
import { Figures, PaymentInSight } from './Figures';
import { KeepSimulation } from './KeepSimulation';
import { ScheduleTable } from './ScheduleTable';
import { SimulatorFields } from './SimulatorFields';
import { checkTyped, type SimulationValues, technologyNamed, typedIn } from './simulation-form';
import styles from './simulator.module.css';

interface SimulatorProps {
  /** As the address begins. */
  loanType: string | undefined;
  search: URLSearchParams;
  /** Of the screen that it stands on, which keeps the simulation in its address. */
  path: string;
  /** What leads to a request of the credit; nothing for who may not ask for one. */
  ask: (credit: SimulatedCredit) => ReactNode;
}

/** A credit simulated: its cost with every formula, its table, and what electricity costs beside it. */
export function Simulator({ loanType, search, path, ask }: SimulatorProps) {
  const [technology, setTechnology] = useState(() => technologyNamed(loanType));
  const [typed, setTyped] = useState(() => typedIn(search));
  const { values, problems } = useMemo(() => checkTyped(typed), [typed]);
  const { simulated, isCurrent, failed, again } = useSimulation(
    values && { ...termsOf(values), rows: 'all' },
  );
  const product = productCatalog.find(({ name }) => name === technology);
  const fields = useId();
  const result = useId();

  useEffect(() => {
    if (!values) return;
    // Without the router, which would draw the screen anew at every key.
    history.replaceState(history.state, '', simulationAddress(path, technology, values));
  }, [path, technology, values]);

  const rows = simulated?.rows;
  const whole: WholeSimulation | null = simulated && rows ? { ...simulated, rows } : null;
  // What is saved or compared is of the terms that stand above it.
  const current = isCurrent && !failed ? whole : null;
  const stale = current ? undefined : styles.stale;
  return (
    <div className={styles.simulator}>
      <section className={styles.card} aria-labelledby={fields}>
        <h2 id={fields}>{t(words.inputs)}</h2>
        <SimulatorFields
          technology={technology}
          onTechnology={setTechnology}
          typed={typed}
          problems={problems}
          onType={(field, text) => setTyped((before) => ({ ...before, [field]: text }))}
        />
        {whole ? <PaymentInSight simulated={whole} isCurrent={current !== null} /> : null}
      </section>
      <section className={styles.card} aria-labelledby={result}>
        <h2 id={result}>{t(words.result)}</h2>
        {values === null ? <p role="status">{t(words.wrong)}</p> : null}
        {values && failed ? (
          <div role="alert">
            <p>{t(errors.dataLoad)}</p>
            <button type="button" className={styles.button} onClick={again}>
              {t(recovery.reload)}
            </button>
          </div>
        ) : whole ? (
          <div className={stale} aria-busy={!current}>
            <Figures simulated={whole} />
          </div>
        ) : values ? (
          <Bones />
        ) : null}
        {values
          ? ask({
              amount_cents: values.amount_cents - (values.down_payment_cents ?? 0),
              term_months: values.term_months,
              ...(product && { product_id: product.id }),
            })
          : null}
        {values?.grace_months ? <p className={styles.muted}>{t(words.askWithoutGrace)}</p> : null}
        <p className={styles.muted}>{t(shared.legend)}</p>
      </section>
      {values ? (
        <KeepSimulation
          technology={technology}
          values={values}
          terms={termsOf(values)}
          productId={product?.id}
          simulated={current}
        />
      ) : null}
      <BillSection
        typed={typed}
        problems={problems}
        onType={(field, text) => setTyped((before) => ({ ...before, [field]: text }))}
        values={values}
        simulated={current}
      />
      {whole && values && !failed ? (
        <section
          className={`${styles.wide} ${stale ?? ''}`}
          aria-label={t(shared.schedule)}
          aria-busy={!current}
        >
          <h2>{t(shared.schedule)}</h2>
          <p className={styles.muted}>
            {t(words.rowHelp)} {t(words.inPesos)}
          </p>
          <ScheduleTable simulated={whole} />
        </section>
      ) : null}
    </div>
  );
}

/** What the call asks of it. */
const termsOf = ({
  amount_cents,
  down_payment_cents,
  term_months,
  grace_months,
}: SimulationValues) => ({ amount_cents, down_payment_cents, term_months, grace_months });

const Bones = () => (
  <div role="status" aria-label={t(common.loading)} className={styles.bones}>
    <div />
    <div />
    <div />
  </div>
);
