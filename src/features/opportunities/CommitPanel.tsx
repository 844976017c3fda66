import { commitments, newCommitment } from '@contract/commitments';
import type { OpportunityDetail } from '@contract/opportunities';
import { formatDate, formatMoney, formatPercent } from '@portal/lib/format';
import { credit, investing as words } from '@portal/messages/credit';
import { useSend } from '@portal/refine/use-call';
import { href } from '@portal/routes/href';
import { AppForm } from '@portal/ui/form/AppForm';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { ButtonLink } from '@portal/ui/parts/ButtonLink';
import { Stack } from '@portal/ui/parts/Columns';
import { DescriptionList } from '@portal/ui/parts/DescriptionList';
import { Section } from '@portal/ui/parts/Section';
import { useConfirm } from '@portal/ui/parts/use-confirm';
import { useOutcome } from '@portal/ui/parts/use-outcome';
import { Alert } from 'antd';

const schema = newCommitment.pick({ amount_cents: true });

interface CommitPanelProps {
  offer: OpportunityDetail;
  limit: NonNullable<OpportunityDetail['limit']>;
}

/** Where an investor commits money: limits, amount, a question that repeats everything, second factor. */
export function CommitPanel({ offer, limit }: CommitPanelProps) {
  const confirm = useConfirm();
  const outcome = useOutcome();
  const commit = useSend(commitments.create, [
    'opportunities',
    'commitments',
    'balances',
    'participations',
  ]);
  const open = offer.actions.includes('commit');

  async function send(amount: number) {
    const sure = await confirm({
      title: words.confirmTitle,
      text: words.confirmText,
      rows: [
        { label: credit.folio, value: offer.folio },
        { label: words.amount, value: formatMoney(amount) },
        { label: credit.rate, value: formatPercent(offer.annual_rate_bp) },
        { label: credit.term, value: credit.months(offer.term_months) },
        { label: credit.closes, value: formatDate(offer.closes_at) },
        { label: words.after, value: formatMoney(limit.available_cents - amount) },
      ],
      okText: words.confirmButton(formatMoney(amount)),
    });
    if (!sure) return;
    await commit.mutateAsync({ body: { opportunity_id: offer.id, amount_cents: amount } });
    outcome.saved('created');
  }

  return (
    <Section title={words.commit}>
      <Stack>
        <DescriptionList inline rows={limitRows(limit)} />
        {!open ? (
          <Alert type="info" showIcon message={words.closed} />
        ) : limit.possible_cents === 0 ? (
          <Alert
            type="info"
            showIcon
            message={words.nothingLeft}
            action={
              <ButtonLink to={href('depositFunds')} size="small">
                {words.deposit}
              </ButtonLink>
            }
          />
        ) : (
          <AppForm
            // Empty again once the money is committed.
            key={offer.my_commitment_cents}
            schema={schema}
            initial={{}}
            submitLabel={words.commit}
            onSubmit={({ amount_cents }) => send(amount_cents)}
          >
            <MoneyInput
              name="amount_cents"
              label={words.amount}
              help={words.amountHelp(formatMoney(limit.possible_cents))}
            />
          </AppForm>
        )}
      </Stack>
    </Section>
  );
}

function limitRows(limit: CommitPanelProps['limit']) {
  return [
    { label: words.available, value: formatMoney(limit.available_cents) },
    {
      label: words.limit,
      value: limit.cap_cents === null ? words.noLimit : formatMoney(limit.cap_cents),
    },
    { label: words.used, value: formatMoney(limit.used_cents) },
    { label: words.possible, value: <strong>{formatMoney(limit.possible_cents)}</strong> },
    { label: words.rule, value: limit.rule },
  ];
}
