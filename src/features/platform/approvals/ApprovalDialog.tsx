import { common } from '@contract/locales/es-MX/kernel/common';
import { approvals } from '@contract/locales/es-MX/platform/approvals';
import { approvals as contract } from '@contract/platform/approvals';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRecord } from '@portal/refine/use-read';
import { toFailure } from '@portal/ui/failure';
import { formatMoney } from '@portal/ui/format';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { dismissText } from '@portal/ui/kit/dismiss-text';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { useSingle } from '@portal/ui/use-single';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './approvals.module.css';
import { FullAccount } from './FullAccount';

type Shown = Answer<typeof contract.show>;

interface ApprovalDialogProps {
  approvalId: string;
  /** What the person came to do: decide, or only look. */
  decides: boolean;
  onClose: () => void;
}

/** Everything that would be done, line by line; permitted users confirm it here. */
export function ApprovalDialog({ approvalId, decides, onClose }: ApprovalDialogProps) {
  const query = useRecord(contract.show, { params: { approvalId } });
  return (
    <Modal
      open
      centered
      width={620}
      title={decides ? t(approvals.confirmTitle) : t(approvals.shown)}
      footer={null}
      onCancel={onClose}
    >
      <Loaded query={query} skeleton={<SkeletonLines lines={6} />}>
        {(approval) => (
          <Content
            approval={approval}
            decides={decides}
            reload={() => query.refetch()}
            onClose={onClose}
          />
        )}
      </Loaded>
    </Modal>
  );
}

interface ContentProps extends Omit<ApprovalDialogProps, 'approvalId'> {
  approval: Shown;
  reload: () => Promise<unknown>;
}

function Content({ approval, decides, reload, onClose }: ContentProps) {
  const give = useReceipt();
  const confirm = useAct(contract.confirm);
  const [first] = useState(approval.payload_hash);
  const [failure, setFailure] = useState<string>();
  const {
    id,
    title,
    details,
    transfer,
    amount_cents: cents,
    requested_by,
    requested_at,
  } = approval;
  const amount = cents === null ? null : formatMoney(cents);
  const okText = `${t(approvals.confirm)}: ${title}`;
  const hasChanged = approval.payload_hash !== first;
  const isOver = decides && approval.outcome !== 'waiting' && !confirm.isPending;
  // It may end while it is read: what it is about has moved on, or somebody else decided.
  const why =
    failure ??
    (isOver ? (approval.decline_reason ?? t(approvals.outcomes[approval.outcome])) : undefined);

  const decide = useSingle(async () => {
    setFailure(undefined);
    try {
      const body = { payload_hash: approval.payload_hash };
      await confirm.mutateAsync({ params: { approvalId: id }, body });
      give({
        title: t(approvals.done),
        ...(cents !== null && { amount: cents }),
        rows: [
          { label: t(approvals.what), value: title },
          { label: t(approvals.who), value: requested_by },
        ],
        next: t(approvals.doneNext),
      });
      onClose();
    } catch (thrown) {
      setFailure(toFailure(thrown).message);
      await reload();
    }
  });

  return (
    <div className={styles.dialog}>
      {decides ? <p>{t(approvals.confirmText)}</p> : null}
      {why ? <Alert type="error" showIcon role="alert" message={why} /> : null}
      {hasChanged ? (
        <Alert
          type="warning"
          showIcon
          message={t(approvals.changed)}
          description={t(approvals.changedHelp)}
        />
      ) : null}
      <DescriptionList
        inline
        rows={[
          { label: t(approvals.what), value: title },
          ...details.map(({ label, value, to }) => ({
            label,
            value: to ? <Link to={to}>{value}</Link> : value,
          })),
          ...(amount && !details.some(({ label }) => label === t(approvals.amount))
            ? [{ label: t(approvals.amount), value: amount }]
            : []),
          { label: t(approvals.who), value: requested_by },
          { label: t(approvals.when), value: <DateTimeText iso={requested_at} /> },
        ]}
      />
      {transfer && approval.may_confirm ? (
        <FullAccount noun={transfer.noun} id={transfer.id} />
      ) : null}
      <Lines lines={approval.lines} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{decides ? dismissText(title) : t(common.close)}</Button>
        {decides ? (
          <Button
            type="primary"
            loading={confirm.isPending}
            disabled={!approval.may_confirm}
            onClick={() => void decide()}
          >
            {okText}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Each line of what is many: a file of the bank, the days of a list. All of them, in a place of their own. */
function Lines({ lines }: Pick<Shown, 'lines'>) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.lines} aria-label={t(approvals.linesLabel)}>
      <h3>{t(approvals.lines, { count: lines.length })}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard. */}
      <ol tabIndex={0}>
        {lines.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold the same line twice; they never move.
          <li key={index}>
            <strong>{label}</strong>
            <span>{value}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
