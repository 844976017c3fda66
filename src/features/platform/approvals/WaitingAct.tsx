import { href } from '@contract/kernel/screens';
import { waitingAct } from '@contract/locales/es-MX/platform/approvals';
import { type Approval, approvals as contract } from '@contract/platform/approvals';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { DateTimeText, DeadlineText } from '@portal/ui/kit/DateText';
import { Alert } from 'antd';
import { Link } from 'react-router';

/** Where what waits is decided. */
export const waitingList = () => `${href('approvalList')}?outcome=waiting`;

/** What waits for a second person about one row: undefined while it is not known, null when nothing does. */
export function useWaitingAct(objectId: string): Approval | null | undefined {
  const query = { outcome: 'waiting', object_id: objectId } as const;
  const { data, isLoading } = useRead(contract.list, { query });
  return isLoading ? undefined : (data?.items[0] ?? null);
}

/** In place of the form of an act that was asked for: which, by whom, until when, where it is decided. */
export function WaitingNotice({ act }: { act: Approval }) {
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      message={t(waitingAct.title, { act: act.title })}
      description={
        <>
          {act.mine ? t(waitingAct.mine) : t(waitingAct.askedBy, { name: act.requested_by })} (
          <DateTimeText iso={act.requested_at} />
          ); {t(waitingAct.until)} <DeadlineText iso={act.expires_at} />.{' '}
          <Link to={waitingList()}>{t(waitingAct.go)}</Link>
        </>
      }
    />
  );
}
