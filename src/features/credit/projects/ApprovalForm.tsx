import { type CommitteeView, committee as contract } from '@contract/credit/committee';
import { loans, riskGrades } from '@contract/credit/loans';
import { approval, type ProjectDetail, projects } from '@contract/credit/projects';
import { parsePercent } from '@contract/kernel/fields/basis-points';
import { committee, committeeWords as words } from '@contract/locales/es-MX/credit/committee';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import type { SettingKey } from '@contract/platform/setting-info';
import { settings } from '@contract/platform/settings';
import { type Answer, call } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { catText } from '@portal/ui/cat-text';
import { AppForm } from '@portal/ui/form/AppForm';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { PercentInput } from '@portal/ui/form/inputs/PercentInput';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { formatMoney, formatPercent } from '@portal/ui/format';
import { Section } from '@portal/ui/kit/Section';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Alert } from 'antd';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { ConditionsInput } from '../committee/ConditionsInput';
import { TermChecks } from '../committee/TermChecks';
import styles from './projects.module.css';
import { QuotePanel } from './QuotePanel';

/** The committee's decision: terms, begun with those of reference, and what they cost as they are typed. */
export function ApprovalForm({ project }: { project: ProjectDetail }) {
  const query = useRead(settings.list, {});
  const view = useRead(contract.show, { params: { projectId: project.id } });
  return (
    <Loaded query={view}>
      {({ checks }) => {
        const waiting = awaitedIn(checks);
        return waiting.length > 0 ? (
          <Section title={t(committee.decision)}>
            {waiting.map((sentence) => (
              <Alert key={sentence} type="info" showIcon message={sentence} />
            ))}
          </Section>
        ) : (
          <Section title={t(committee.decision)} description={t(committee.decisionHelp)}>
            <Loaded query={query}>
              {({ items }) => <Terms project={project} reference={referenceOf(items)} />}
            </Loaded>
          </Section>
        );
      }}
    </Loaded>
  );
}

/** What is still to be given or verified, before which nothing can be approved, a sentence each. */
function awaitedIn(checks: CommitteeView['checks']): string[] {
  const sentences = { documents: words.papersFirst, identity: words.identityFirst };
  return (['documents', 'identity'] as const).flatMap((awaited) => {
    const names = checks.find(({ name }) => name === awaited)?.missing ?? [];
    return names.length > 0 ? [t(sentences[awaited], { names: names.join(', ') })] : [];
  });
}

/** The reference terms in force today; those without a setting are left for the committee to fill. */
function referenceOf(items: Answer<typeof settings.list>['items']) {
  const rate = (key: SettingKey) => {
    const parsed = parsePercent(items.find((item) => item.key === key)?.current?.value ?? '');
    return parsed.ok ? parsed.rate : undefined;
  };
  return { annual_rate_bp: rate('reference_rate'), opening_fee_bp: rate('open_fee_rate') };
}

interface TermsProps {
  project: ProjectDetail;
  reference: ReturnType<typeof referenceOf>;
}

function Terms({ project, reference }: TermsProps) {
  const approve = useAct(projects.approve);
  const confirm = useConfirm();
  const give = useReceipt();

  async function send(terms: z.output<typeof approval>) {
    const { risk_grade: grade, conditions = [] } = terms;
    const quote = await call(loans.quote, {
      body: {
        amount_cents: terms.amount_cents ?? project.amount_cents,
        annual_rate_bp: terms.annual_rate_bp,
        term_months: terms.term_months,
        opening_fee_bp: terms.opening_fee_bp,
      },
    });
    const isOther =
      quote.principal_cents !== project.amount_cents || quote.term_months !== project.term_months;
    const sure = await confirm({
      title: t(isOther ? words.counterTitle : committee.approveTitle),
      rows: [
        { label: t(credit.folio), value: project.folio },
        { label: t(credit.applicant), value: project.applicant_name },
        { label: t(credit.amount), value: formatMoney(quote.principal_cents) },
        { label: t(credit.rate), value: formatPercent(quote.annual_rate_bp) },
        { label: t(credit.cat), value: catText(quote.cat_bp) },
        { label: t(credit.term), value: t(credit.months, { count: quote.term_months }) },
        { label: t(credit.payment[quote.amort_mode]), value: formatMoney(quote.payment_cents) },
        {
          label: t(credit.feeWithVat),
          value: formatMoney(quote.opening_fee_cents + quote.opening_fee_vat_cents),
        },
        { label: t(credit.total), value: formatMoney(quote.total_cents) },
        { label: t(credit.grade), value: t(committee.grades[grade]) },
        ...(conditions.length > 0
          ? [{ label: t(words.conditionsTitle), value: conditions.join('; ') }]
          : []),
      ],
      okText: t(isOther ? words.offer : committee.approveAmount, {
        amount: formatMoney(quote.principal_cents),
      }),
    });
    if (!sure) return 'unsent' as const;
    await approve.mutateAsync({ params: { projectId: project.id }, body: terms });
    give({
      ...texts(creditReceipts.approved),
      folio: project.folio,
      amount: quote.principal_cents,
      rows: [
        { label: t(credit.applicant), value: project.applicant_name },
        { label: t(credit.payment[quote.amort_mode]), value: formatMoney(quote.payment_cents) },
      ],
    });
    return undefined;
  }

  return (
    <AppForm
      schema={approval}
      initial={{
        amount_cents: project.amount_cents,
        term_months: project.term_months,
        conditions: [],
        ...reference,
      }}
      draft={`approval-${project.id}`}
      submitLabel={t(committee.approve)}
      onSubmit={send}
    >
      {(at) => (
        <>
          <div className={styles.pair}>
            <MoneyInput
              name={at('amount_cents')}
              label={t(words.offeredAmount)}
              help={t(words.offeredAmountHelp)}
            />
            <PercentInput name={at('annual_rate_bp')} label={t(credit.rate)} />
            <NumberInput name={at('term_months')} label={t(credit.term)} unit="meses" />
            <PercentInput name={at('opening_fee_bp')} label={t(credit.openingFee)} />
            <SelectInput name={at('risk_grade')} label={t(credit.grade)} options={grades} />
          </div>
          <ConditionsInput
            name={at('conditions')}
            label={t(words.conditions)}
            help={t(words.conditionsHelp)}
            optional
          />
          <TextAreaWithCounter
            name={at('note')}
            label={t(words.note)}
            help={t(words.noteHelp)}
            maximum={500}
            rows={2}
            optional
          />
          <LiveTerms projectId={project.id} />
        </>
      )}
    </AppForm>
  );
}

const grades = optionsOf(riskGrades, texts(committee.grades));

function LiveTerms({ projectId }: { projectId: string }) {
  const [amount, rate, months, fee] = useWatch({
    name: ['amount_cents', 'annual_rate_bp', 'term_months', 'opening_fee_bp'],
  });
  const terms = { amount_cents: amount, term_months: months, annual_rate_bp: rate };
  return (
    <>
      <QuotePanel help={t(committee.quoteHelp)} terms={{ ...terms, opening_fee_bp: fee }} />
      <TermChecks projectId={projectId} terms={terms} />
    </>
  );
}
