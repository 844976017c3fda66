import { sessions } from '@contract/identity/auth';
import { account as words } from '@contract/locales/es-MX/identity/account';
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
    <Section title={t(words.sessionsTitle)} description={t(words.sessionsHelp)}>
      {query.isLoading ? <SkeletonLines lines={4} /> : null}
      {query.isError ? <ErrorState reload={() => void query.refetch()} /> : null}
      <RowList>
        {items.map((item) => (
          <li key={item.id}>
            <div>
              <strong>{deviceName(item.user_agent)}</strong> · {item.ip}
              <p>
                {t(words.since, {
                  start: formatDateTime(item.created_at),
                  last: formatDateTime(item.last_seen_at),
                })}
              </p>
            </div>
            <StatusTag tone={item.current ? 'success' : item.ended_at ? 'neutral' : 'info'}>
              {item.current ? t(words.thisDevice) : item.ended_at ? t(words.closed) : t(words.open)}
            </StatusTag>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
