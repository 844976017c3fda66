import { sessions } from '@contract/identity/auth';
import { deviceName } from '@portal/features/identity/users/device-name';
import { account as words } from '@portal/messages/account';
import { useRead } from '@portal/refine/use-read';
import { formatDateTime } from '@portal/ui/format';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';

export function SessionsPanel() {
  const query = useRead(sessions.list, {});
  const items = query.data?.items ?? [];
  return (
    <Section title={words.sessionsTitle} description={words.sessionsHelp}>
      {query.isLoading ? <SkeletonLines lines={4} /> : null}
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
