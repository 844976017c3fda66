import { href } from '@contract/kernel/screens';
import {
  creditLine,
  creditSimulator as words,
} from '@contract/locales/es-MX/treasury/credit-lines';
import { creditLines, type DrawSimulation, drawTerms } from '@contract/treasury/credit-lines';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { catText } from '@portal/ui/cat-text';
import { AppForm } from '@portal/ui/form/AppForm';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { useSearchParams } from 'react-router';
import * as z from 'zod';
import styles from './credit-lines.module.css';
import { type DrawFigure, drawFigures } from './formulas';

const schema = z.strictObject(drawTerms);
/** What a draw is simulated by, as the address names it. */
const [AMOUNT, DAYS] = ['monto', 'dias'];
const FIRST = { amount_cents: 10_000_000, days: 30 };

const numbers = z.coerce.number();
const inAddress = z.object({
  amount_cents: numbers.pipe(drawTerms.amount_cents),
  days: numbers.pipe(drawTerms.days),
});

/** What a draw costs by amount and days, every figure with its formula, and beside other days. */
export function CreditLineSimulatorPage() {
  const [params, setParams] = useSearchParams();
  const asked = inAddress.safeParse({ amount_cents: params.get(AMOUNT), days: params.get(DAYS) });
  const shown = asked.success ? asked.data : FIRST;
  const query = useRead(creditLines.simulate, { query: shown }, { keepPrevious: true });
  return (
    <Page
      title={useScreenTitle()}
      explanation={t(words.help)}
      action={<ButtonLink to={href('supplierCredit')}>{t(words.ask)}</ButtonLink>}
    >
      <div className={styles.simulator}>
        <Section title={t(words.inputs)}>
          <AppForm
            schema={schema}
            initial={shown}
            submitLabel={t(words.calculate)}
            onSubmit={async ({ amount_cents: amount, days }) => {
              setParams({ [AMOUNT]: String(amount), [DAYS]: String(days) }, { replace: true });
            }}
          >
            <MoneyInput name="amount_cents" label={t(creditLine.amount)} />
            <NumberInput name="days" label={t(creditLine.days)} unit={t(creditLine.daysUnit)} />
          </AppForm>
        </Section>
        <Loaded query={query} skeleton={<SkeletonLines lines={6} />}>
          {(simulation) => <Result simulation={simulation} />}
        </Loaded>
      </div>
      {query.data ? <Comparison simulation={query.data} /> : null}
    </Page>
  );
}

function Result({ simulation }: { simulation: DrawSimulation }) {
  const [leading, ...figures] = drawFigures(simulation);
  return (
    <Section
      title={t(words.result)}
      description={t(simulation.is_reference ? words.reference : words.own)}
    >
      <div className={styles.figures}>
        <div aria-live="polite">
          <p>{leading.label}</p>
          <strong className={`amount ${styles.figure}`}>{leading.value}</strong>
        </div>
        <details>
          <summary>{t(words.why)}</summary>
          <Formula figure={leading} />
        </details>
        {figures.map((figure) => (
          <details key={figure.key}>
            <summary>
              <span>{figure.label}</span> <span className="amount">{figure.value}</span>
            </summary>
            <Formula figure={figure} />
          </details>
        ))}
        <p>{t(words.legend)}</p>
      </div>
    </Section>
  );
}

const Formula = ({ figure: { formula, numbers } }: { figure: DrawFigure }) => (
  <>
    <p>{formula}</p>
    <p>{numbers}</p>
  </>
);

function Comparison({ simulation: { quote, others } }: { simulation: DrawSimulation }) {
  const rows = [quote, ...others].sort((a, b) => a.days - b.days);
  return (
    <Section title={t(words.compare)} flush>
      <ShortTable
        label={t(words.compare)}
        rows={rows}
        rowKey={({ days }) => days}
        columns={[
          {
            key: 'days',
            title: t(creditLine.days),
            render: ({ days }) => (days === quote.days ? <strong>{days}</strong> : String(days)),
          },
          {
            key: 'total',
            title: t(words.total),
            render: ({ total_cents: total }) => <MoneyText centavos={total} />,
          },
          {
            key: 'cost',
            title: t(words.cost),
            render: ({ cost_cents: cost }) => <MoneyText centavos={cost} />,
          },
          { key: 'cat', title: t(creditLine.cat), render: ({ cat_bp: cat }) => catText(cat) },
        ]}
      />
    </Section>
  );
}
