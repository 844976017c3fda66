import { FIRST_TECHNOLOGY, simulationAddress } from '@contract/credit/simulation-address';
import { publicPaths } from '@contract/kernel/public-paths';
import { simulator } from '@contract/locales/es-MX/platform/home';
import { useSimulation } from '@portal/api/use-simulation';
import { t } from '@portal/i18n';
import { keepSimulatedCredit } from '@portal/ui/form/simulated-credit';
import { formatMoney, formatPercent } from '@portal/ui/format';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { useId, useState } from 'react';

const amounts = { min: 10_000, max: 300_000, step: 5_000, first: 60_000 };
const months = { min: 6, max: 60, step: 6, first: 24 };

/** What a credit would cost a month, with today's reference terms: no account, and nothing kept before one asks for it. */
export function LoanSimulator() {
  const [pesos, setPesos] = useState(amounts.first);
  const [term, setTerm] = useState(months.first);
  const terms = { amount_cents: pesos * 100, term_months: term };
  const { simulated: quote, failed } = useSimulation(terms);
  const keep = () => keepSimulatedCredit(terms);

  return (
    <div className="pub-simulator">
      <div className="pub-stack">
        <Slider
          label={t(simulator.amount)}
          shown={formatMoney(pesos * 100)}
          value={pesos}
          bounds={amounts}
          onChange={setPesos}
        />
        <Slider
          label={t(simulator.term)}
          shown={t(simulator.months, { count: term })}
          value={term}
          bounds={months}
          onChange={setTerm}
        />
        <p className="pub-muted">{t(simulator.help)}</p>
      </div>
      <div className="pub-quote" aria-live="polite">
        {failed ? <p className="pub-error">{t(simulator.failed)}</p> : null}
        <dl className="pub-figures">
          <div>
            <dt>
              {quote?.amort_mode === 'level_base'
                ? t(simulator.firstPayment)
                : t(simulator.payment)}
            </dt>
            <dd className="amount pub-payment">{quote ? formatMoney(quote.payment_cents) : '—'}</dd>
          </div>
          <Figure title={t(simulator.total)} text={quote && formatMoney(quote.total_cents)} />
          <Figure title={t(simulator.rate)} text={quote && formatPercent(quote.annual_rate_bp)} />
          <Figure
            title={t(simulator.cat)}
            text={
              quote && (quote.cat_bp === null ? t(simulator.noCat) : formatPercent(quote.cat_bp))
            }
          />
          <Figure title={t(simulator.fee)} text={quote && formatMoney(quote.opening_fee_cents)} />
        </dl>
        <PublicLink look="primary" href="/registro/client" onClick={keep} onAuxClick={keep}>
          {t(simulator.ask)}
        </PublicLink>
        <PublicLink href={simulationAddress(publicPaths.simulator, FIRST_TECHNOLOGY, terms)}>
          {t(simulator.more)}
        </PublicLink>
      </div>
    </div>
  );
}

function Figure({ title, text }: { title: string; text: string | undefined }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className="amount">{text ?? '—'}</dd>
    </div>
  );
}

interface SliderProps {
  label: string;
  shown: string;
  value: number;
  bounds: { min: number; max: number; step: number };
  onChange: (value: number) => void;
}

function Slider({ label, shown, value, bounds: { min, max, step }, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="pub-slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className="amount">
        {shown}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
