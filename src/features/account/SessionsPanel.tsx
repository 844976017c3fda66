import { sessions } from '@contract/auth';
import { deviceName } from '@portal/lib/device-name';
import { formatDateTime } from '@portal/lib/format';
import { account as words } from '@portal/messages/account';
import { useCall } from '@portal/refine/use-call';
import { ErrorState } from '@portal/ui/parts/ErrorState';
import { RowList } from '@portal/ui/parts/RowList';
import { Section } from '@portal/ui/parts/Section';
import { SkeletonLines } from '@portal/ui/parts/Skeletons';
import { StatusTag } from '@portal/ui/parts/StatusTag';

export function SessionsPanel() {
  const query = useCall('sessions', sessions.list, {});
  const items = query.data?.items ?? [];
  return (
    <Section title={words.sessionsTitle} description={words.sessionsHelp}>
      {query.isPending ? <SkeletonLines lines={4} /> : null}
      {query.isError ? <ErrorState reload={() => void query.refetch()} /> : null}
      <RowList>
        {items.map((item) => (
          <li key={item.id}>
            <div>
              <strong>{deviceName(item.user_agent)}</strong> · {item.ip}
              <p>
                {words.since(formatDateTime(item.created_at), formatDateTime(item.last_seen_at))}
              </p>
            </div>
            <StatusTag tone={item.current ? 'success' : item.ended_at ? 'neutral' : 'info'}>
              {item.current ? words.thisDevice : item.ended_at ? words.closed : words.open}
            </StatusTag>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
