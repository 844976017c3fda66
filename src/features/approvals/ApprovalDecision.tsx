import { type Approval, approvals as contract } from '@contract/approvals';
import { formatMoney } from '@portal/lib/format';
import { ReasonDialog } from '@portal/lib/ReasonDialog';
import { approvals as words } from '@portal/messages/approvals';
import { useSend } from '@portal/refine/use-call';
import { toFailure } from '@portal/ui/failure';
import { DateTimeText } from '@portal/ui/parts/DateText';
import { useConfirm } from '@portal/ui/parts/use-confirm';
import { useOutcome } from '@portal/ui/parts/use-outcome';
import { Button, Space } from 'antd';
import { useState } from 'react';

/** Whatever an act over money changes may be shown beside it. */
const stale = ['approvals', 'backoffice-summary'];

/** What the person may do with an act that waits: confirm it, not, or take back what they asked for. */
export function ApprovalDecision({ approval }: { approval: Approval }) {
  const [declining, setDeclining] = useState(false);
  const decline = useSend(contract.decline, stale);
  if (approval.outcome !== 'waiting') return null;
  const own = approval.mine;
  const label = own ? words.withdraw : words.decline;
  return (
    <Space wrap>
      {approval.may_confirm ? <Confirm approval={approval} /> : null}
      {own ? <span>{words.yours}</span> : null}
      <Button
        size="small"
        danger
        aria-label={`${approval.title}: ${label}`}
        onClick={() => setDeclining(true)}
      >
        {label}
      </Button>
      <ReasonDialog
        open={declining}
        outcome="updated"
        title={own ? words.withdrawTitle : words.declineTitle}
        help={own ? words.withdrawHelp : words.declineHelp}
        rows={factsOf(approval)}
        okText={label}
        danger
        onClose={() => setDeclining(false)}
        onReason={(reason) =>
          decline.mutateAsync({ params: { approvalId: approval.id }, body: { reason } })
        }
      />
    </Space>
  );
}

/** What is asked for, as whoever decides about it must read it. */
const factsOf = (approval: Approval) => [
  { label: words.what, value: approval.title },
  ...approval.details,
  ...(approval.amount_cents === null
    ? []
    : [{ label: words.amount, value: formatMoney(approval.amount_cents) }]),
  { label: words.who, value: approval.requested_by },
  { label: words.when, value: <DateTimeText iso={approval.requested_at} /> },
];

function Confirm({ approval }: { approval: Approval }) {
  const ask = useConfirm();
  const outcome = useOutcome();
  const confirm = useSend(contract.confirm, stale);
  const { id, title, amount_cents: cents } = approval;

  async function decide() {
    const sure = await ask({
      title: words.confirmTitle,
      text: words.confirmText,
      rows: factsOf(approval),
      okText: cents === null ? words.confirm : words.confirmAmount(formatMoney(cents)),
    });
    if (!sure) return;
    try {
      const body = { payload_hash: approval.payload_hash };
      await confirm.mutateAsync({ params: { approvalId: id }, body });
      outcome.saved('updated');
    } catch (thrown) {
      outcome.failed(toFailure(thrown).message);
    }
  }

  return (
    <Button
      size="small"
      type="primary"
      loading={confirm.isPending}
      aria-label={`${words.confirm}: ${title}`}
      onClick={() => void decide()}
    >
      {words.confirm}
    </Button>
  );
}
