import {
  type CommitmentRoom,
  commitmentProblem,
  commitments,
  leastCommitment,
  leftOfCap,
  newCommitment,
} from '@contract/funding/commitments';
import type { OpportunityDetail } from '@contract/funding/opportunities';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { href } from '@contract/kernel/screens';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { investing } from '@contract/locales/es-MX/funding/investing';
import { fundingReceipts } from '@contract/locales/es-MX/funding/receipts';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { catText } from '@portal/ui/cat-text';
import { AppForm } from '@portal/ui/form/AppForm';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Stack } from '@portal/ui/kit/Columns';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Alert } from 'antd';

/** Checked against what is open, the limit and the balance as last received; the server asks again. */
function schemaFor(room: CommitmentRoom) {
  return newCommitment.pick({ amount_cents: true }).superRefine(({ amount_cents }, context) => {
    const message = commitmentProblem(amount_cents, room);
    if (message) context.addIssue({ code: 'custom', path: ['amount_cents'], message });
  });
}

interface CommitPanelProps {
  offer: OpportunityDetail;
  limit: NonNullable<OpportunityDetail['limit']>;
}

/** Where an investor commits money: limits, amount, a question that repeats everything, second factor. */
export function CommitPanel({ offer, limit }: CommitPanelProps) {
  const confirm = useConfirm();
  const give = useReceipt();
  const commit = useAct(commitments.create);
  const may = useMay('commitments.create');
  const open = offer.actions.includes('commit');
  const [gate] = offer.missing_before_commit;
  const room = roomOf(offer, limit);
  const least = leastCommitment(room);
  const nothingLeft = commitmentProblem(least, room);
  // Only money is missing: the offer itself takes more.
  const isShort = commitmentProblem(least, { ...room, available: least }) === null;

  async function send(amount: number) {
    const sure = await confirm({
      title: t(investing.confirmTitle),
      text: t(investing.confirmText),
      rows: [
        { label: t(credit.folio), value: offer.folio },
        { label: t(investing.amount), value: formatMoney(amount) },
        { label: t(credit.rate), value: formatPercent(offer.annual_rate_bp) },
        { label: t(credit.cat), value: catText(offer.cat_bp) },
        { label: t(credit.term), value: t(credit.months, { count: offer.term_months }) },
        { label: t(credit.closes), value: formatDate(offer.closes_at) },
        { label: t(investing.after), value: formatMoney(limit.available_cents - amount) },
      ],
      okText: t(investing.confirmButton, { amount: formatMoney(amount) }),
    });
    if (!sure) return 'unsent' as const;
    const done = await commit.mutateAsync({
      body: { opportunity_id: offer.id, amount_cents: amount },
    });
    give({
      ...texts(fundingReceipts.committed),
      folio: offer.folio,
      amount: done.amount_cents,
      rows: [{ label: t(fundingReceipts.closes), value: formatDate(offer.closes_at) }],
    });
    return undefined;
  }

  return (
    <Section title={t(investing.commit)}>
      <Stack>
        <DescriptionList inline rows={limitRows(limit, room)} />
        {!open ? (
          <Alert type="info" showIcon message={t(investing.closed)} />
        ) : !may ? (
          <Alert type="warning" showIcon message={t(investing.restricted)} />
        ) : gate ? (
          <Alert
            type="warning"
            showIcon
            message={t(investing.gate.title)}
            description={t(investing.gate[gate])}
            action={
              <ButtonLink to={href('investorContracts')} size="small">
                {t(investing.gate.go)}
              </ButtonLink>
            }
          />
        ) : nothingLeft ? (
          <Alert
            type="info"
            showIcon
            message={isShort ? nothingLeft : t(investing.nothingLeft)}
            description={isShort ? null : nothingLeft}
            action={
              isShort ? (
                <ButtonLink to={href('depositFunds')} size="small">
                  {t(investing.deposit)}
                </ButtonLink>
              ) : null
            }
          />
        ) : (
          <AppForm
            // Empty again once the money is committed.
            key={offer.my_commitment_cents}
            schema={schemaFor(room)}
            initial={{}}
            submitLabel={t(investing.commit)}
            onSubmit={({ amount_cents }) => send(amount_cents)}
          >
            <MoneyInput
              name="amount_cents"
              label={t(investing.amount)}
              help={t(investing.amountHelp, { possible: formatMoney(limit.possible_cents) })}
            />
          </AppForm>
        )}
      </Stack>
    </Section>
  );
}

function roomOf(
  offer: CommitPanelProps['offer'],
  limit: CommitPanelProps['limit'],
): CommitmentRoom {
  return {
    open: toCentavos(Math.max(0, offer.goal_cents - offer.committed_cents)),
    cap: limit.cap_cents,
    used: limit.used_cents,
    available: limit.available_cents,
  };
}

function limitRows(limit: CommitPanelProps['limit'], room: CommitmentRoom) {
  const left = leftOfCap(room);
  return [
    { label: t(investing.remaining), value: formatMoney(room.open) },
    { label: t(investing.available), value: formatMoney(limit.available_cents) },
    {
      label: t(investing.limit),
      // A limit above what the offer has left is irrelevant: then the rest of the offer is the limit.
      value:
        limit.cap_cents === null
          ? t(investing.noLimit)
          : left !== null && left > room.open
            ? t(investing.remainingIsLimit)
            : formatMoney(limit.cap_cents),
    },
    { label: t(investing.used), value: formatMoney(limit.used_cents) },
    { label: t(investing.possible), value: <strong>{formatMoney(limit.possible_cents)}</strong> },
    { label: t(investing.rule), value: limit.rule },
  ];
}
