import { loans } from '@contract/credit/loans';
import {
  MAX_FIRST_DUE_DAYS,
  PROPOSAL_DAYS,
  type RestructurePreview,
  restructureBody,
  restructures,
  restructureTerms,
} from '@contract/credit/restructures';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { restructureScreen as words } from '@contract/locales/es-MX/credit/restructures';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { catText } from '@portal/ui/cat-text';
import { toFailure } from '@portal/ui/failure';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { PercentInput } from '@portal/ui/form/inputs/PercentInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { useDebounced } from '@portal/ui/use-debounced';
import { Alert } from 'antd';
import { useWatch } from 'react-hook-form';
import type { CollectionDetail } from '../collections/CollectionPage';
import { NewSchedule } from './RestructureFigures';
import styles from './restructures.module.css';

interface ProposalFormProps {
  row: CollectionDetail;
  /** The rate by which it is paid since it was restructured before. */
  rateNow: number | undefined;
  onClose: () => void;
}

/** What staff propose to who is late, beside what is owed today, as it is being written. */
export function ProposalForm({ row, rateNow, onClose }: ProposalFormProps) {
  const params = { loanId: row.loan_id };
  const loan = useRead(loans.show, { params });
  const propose = useAct(restructures.propose);
  const give = useReceipt();
  const today = dayInMexicoCity(new Date());
  return (
    <FormModal open title={t(words.propose)} onClose={onClose} width={760}>
      <p className={styles.note}>{t(words.proposeHelp)}</p>
      <Loaded query={loan} skeleton={<SkeletonLines lines={6} />}>
        {({ annual_rate_bp: agreed }) => (
          <AppForm
            schema={restructureBody}
            initial={{
              first_due_on: '',
              annual_rate_bp: rateNow ?? agreed,
              reason: '',
            }}
            submitLabel={t(words.propose)}
            onCancel={onClose}
            onDone={onClose}
            onSubmit={async (body) => {
              await propose.mutateAsync({ params, body });
              give({
                ...texts(creditReceipts.proposed),
                rows: [
                  { label: t(words.months), value: String(body.months) },
                  { label: t(words.firstDue), value: formatDate(body.first_due_on) },
                ],
              });
            }}
          >
            <div className={styles.fields}>
              <NumberInput name="months" label={t(words.months)} help={t(words.monthsHelp)} />
              <DateInput
                name="first_due_on"
                label={t(words.firstDue)}
                help={t(words.firstDueHelp, { days: PROPOSAL_DAYS, most: MAX_FIRST_DUE_DAYS })}
                min={addDays(today, 1)}
                max={addDays(today, MAX_FIRST_DUE_DAYS)}
              />
              <PercentInput name="annual_rate_bp" label={t(words.rate)} help={t(words.rateHelp)} />
            </div>
            <LivePreview row={row} />
            <TextAreaWithCounter
              name="reason"
              label={t(words.reason)}
              help={t(words.reasonHelp)}
              maximum={500}
              rows={2}
            />
          </AppForm>
        )}
      </Loaded>
    </FormModal>
  );
}

function LivePreview({ row }: { row: CollectionDetail }) {
  const [months, firstDueOn, rate] = useWatch({
    name: ['months', 'first_due_on', 'annual_rate_bp'],
  });
  const typed = { months, first_due_on: firstDueOn, annual_rate_bp: rate };
  const parsed = restructureTerms.safeParse(JSON.parse(useDebounced(JSON.stringify(typed))));
  const query = parsed.success
    ? parsed.data
    : restructureTerms.parse({ months: 1, first_due_on: '2000-01-01', annual_rate_bp: 0 });
  const preview = useRead(
    restructures.preview,
    { params: { loanId: row.loan_id }, query },
    { enabled: parsed.success },
  );
  if (!parsed.success) return <p className={styles.note}>{t(words.waiting)}</p>;
  if (preview.isError) {
    const { fields = {}, message } = toFailure(preview.error);
    return <Alert type="warning" showIcon message={Object.values(fields).join(' ') || message} />;
  }
  if (!preview.data) return <SkeletonLines lines={6} />;
  return (
    <div className={styles.stack} aria-live="polite">
      <Comparison row={row} preview={preview.data} />
      <NewSchedule rows={preview.data.rows} />
    </div>
  );
}

interface Line {
  label: string;
  before: string;
  after: string;
}

/** What is owed today beside what would be. */
function Comparison({
  row: { owed },
  preview,
}: {
  row: CollectionDetail;
  preview: RestructurePreview;
}) {
  const { due } = owed;
  const nothing = t(words.noValue);
  const carried = preview.interest_cents + preview.vat_cents;
  const lines: Line[] = [
    {
      label: t(words.overdue),
      before: formatMoney(owed.due_today_cents),
      after: formatMoney(0),
    },
    {
      label: t(words.capital),
      before: formatMoney(owed.outstanding_cents),
      after: formatMoney(preview.capital_cents),
    },
    {
      label: t(words.carried),
      before: formatMoney(due.interest_cents + due.vat_cents),
      after: formatMoney(carried),
    },
    {
      label: t(words.late),
      before: formatMoney(due.late_interest_cents + due.late_vat_cents),
      after: formatMoney(0),
    },
    {
      label: t(words.rateRow),
      before: formatPercent(preview.annual_rate_bp_before),
      after: formatPercent(preview.annual_rate_bp),
    },
    { label: t(credit.cat), before: '', after: catText(preview.cat_bp) },
    {
      label: t(words.monthsRow),
      before: String(preview.months_before),
      after: String(preview.months),
    },
    {
      label: t(words.first),
      before: nothing,
      after: formatMoney(preview.rows[0]?.total_cents ?? 0),
    },
    { label: t(words.payment), before: nothing, after: formatMoney(preview.payment_cents) },
    { label: t(words.last), before: nothing, after: formatDate(preview.last_due_on) },
    { label: t(words.total), before: nothing, after: formatMoney(preview.total_cents) },
  ];
  return (
    <ShortTable
      label={t(words.compared)}
      rows={lines}
      rowKey={({ label }) => label}
      columns={[
        { key: 'label', title: t(words.concept), render: ({ label }) => label },
        { key: 'before', title: t(words.today), render: ({ before }) => before },
        {
          key: 'after',
          title: t(words.after),
          render: ({ after }) => <strong>{after}</strong>,
        },
      ]}
    />
  );
}
