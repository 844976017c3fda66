import { dutyName } from '@contract/locales/es-MX/identity/duties';
import { approvals } from '@contract/locales/es-MX/platform/approvals';
import { type Approval, approvals as contract } from '@contract/platform/approvals';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { formatMoney } from '@portal/ui/format';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { Button, Space } from 'antd';
import { useState } from 'react';
import styles from './approvals.module.css';

interface ApprovalDecisionProps {
  approval: Approval;
  /** It is to be read whole, by a person who decides or only looks. */
  onLook: (decides: boolean) => void;
}

/** What the person may do with an act that waits: confirm it, not, or take back what they asked for. */
export function ApprovalDecision({ approval, onLook }: ApprovalDecisionProps) {
  const [declining, setDeclining] = useState(false);
  const decline = useAct(contract.decline);
  const held = useSession((state) => actingUser(state)?.duties);
  if (approval.outcome !== 'waiting') return <Look approval={approval} onLook={onLook} />;
  const own = approval.mine;
  const { duty } = approval;
  const lacked = duty && held && !held.includes(duty) ? duty : null;
  const label = own ? t(approvals.withdraw) : t(approvals.decline);
  return (
    <Space wrap className={styles.decision}>
      {approval.may_confirm ? (
        <Button
          size="small"
          type="primary"
          aria-label={`${t(approvals.confirm)}: ${approval.title}`}
          onClick={() => onLook(true)}
        >
          {t(approvals.confirm)}
        </Button>
      ) : (
        <Look approval={approval} onLook={onLook} />
      )}
      {own ? (
        <span className={styles.waits}>{t(approvals.yours, { count: approval.others })}</span>
      ) : null}
      {!own && lacked ? (
        <span className={styles.waits}>{t(approvals.ofDuty, { duty: t(dutyName[lacked]) })}</span>
      ) : null}
      {own || approval.may_confirm ? (
        <Button
          size="small"
          danger
          aria-label={`${approval.title}: ${label}`}
          onClick={() => setDeclining(true)}
        >
          {label}
        </Button>
      ) : null}
      <ReasonDialog
        open={declining}
        outcome="updated"
        title={own ? t(approvals.withdrawTitle) : t(approvals.declineTitle)}
        help={own ? t(approvals.withdrawHelp) : t(approvals.declineHelp)}
        rows={rowsOf(approval)}
        okText={own ? t(approvals.withdraw) : t(approvals.decline)}
        onClose={() => setDeclining(false)}
        onReason={(reason) =>
          decline.mutateAsync({ params: { approvalId: approval.id }, body: { reason } })
        }
      />
    </Space>
  );
}

/** What is refused or taken back, repeated: the list behind the question holds others. */
const rowsOf = ({ title, amount_cents: cents, requested_by }: Approval) => [
  { label: t(approvals.what), value: title },
  ...(cents === null ? [] : [{ label: t(approvals.amount), value: formatMoney(cents) }]),
  { label: t(approvals.who), value: requested_by },
];

/** The lines of what is not this person's to decide, or was decided. */
function Look({ approval, onLook }: ApprovalDecisionProps) {
  if (approval.lines_total === 0) return null;
  return (
    <Button
      size="small"
      aria-label={`${t(approvals.look)}: ${approval.title}`}
      onClick={() => onLook(false)}
    >
      {t(approvals.look)}
    </Button>
  );
}
