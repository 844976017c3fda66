import { sessions } from '@contract/identity/auth';
import { account } from '@contract/locales/es-MX/identity/account';
import { deviceName } from '@portal/features/identity/users/device-name';
import { t } from '@portal/i18n';
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
    <Section title={t(account.sessionsTitle)} description={t(account.sessionsHelp)}>
      {query.isLoading ? <SkeletonLines lines={4} /> : null}
      {query.isError ? <ErrorState reload={() => query.refetch()} /> : null}
      <RowList>
        {items.map((item) => (
          <li key={item.id}>
            <div>
              <strong>{deviceName(item.user_agent)}</strong> · {item.ip}
              <p>
                {t(account.since, {
                  start: formatDateTime(item.created_at),
                  last: formatDateTime(item.last_seen_at),
                })}
              </p>
            </div>
            <StatusTag tone={item.current ? 'success' : item.ended_at ? 'neutral' : 'info'}>
              {item.current
                ? t(account.thisDevice)
                : item.ended_at
                  ? t(account.closed)
                  : t(account.open)}
            </StatusTag>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
