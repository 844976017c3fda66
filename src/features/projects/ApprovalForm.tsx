import { riskGrades } from '@contract/loans';
import { approval, type ProjectDetail, projects } from '@contract/projects';
import { credit, committee as words } from '@portal/messages/credit';
import { useSend } from '@portal/refine/use-call';
import { AppForm } from '@portal/ui/form/AppForm';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { PercentInput } from '@portal/ui/form/inputs/PercentInput';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { Section } from '@portal/ui/parts/Section';
import { useWatch } from 'react-hook-form';
import styles from './projects.module.css';
import { QuotePanel } from './QuotePanel';

/** The committee's decision: terms, with what they cost as they are typed. */
export function ApprovalForm({ project }: { project: ProjectDetail }) {
  const approve = useSend(projects.approve, ['projects', 'loans']);
  return (
    <Section title={words.decision} description={words.decisionHelp}>
      <AppForm
        schema={approval}
        initial={{ term_months: project.term_months }}
        draft={`approval-${project.id}`}
        submitLabel={words.approve}
        outcome="updated"
        onSubmit={async (body) => {
          await approve.mutateAsync({ params: { projectId: project.id }, body });
        }}
      >
        {(at) => (
          <>
            <div className={styles.pair}>
              <PercentInput name={at('annual_rate_bp')} label={credit.rate} />
              <NumberInput name={at('term_months')} label={credit.term} unit="meses" />
              <PercentInput name={at('opening_fee_bp')} label={credit.openingFee} />
              <SelectInput name={at('risk_grade')} label={credit.grade} options={grades} />
            </div>
            <LiveQuote amount={project.amount_cents} />
          </>
        )}
      </AppForm>
    </Section>
  );
}

const grades = optionsOf(riskGrades, words.grades);

function LiveQuote({ amount }: { amount: number }) {
  const [rate, months, fee] = useWatch({
    name: ['annual_rate_bp', 'term_months', 'opening_fee_bp'],
  });
  return (
    <QuotePanel
      help={words.quoteHelp}
      terms={{
        amount_cents: amount,
        term_months: months,
        annual_rate_bp: rate,
        opening_fee_bp: fee,
      }}
    />
  );
}
