import { href } from '@contract/kernel/screens';
import { health } from '@contract/locales/es-MX/platform/health';
import { health as contract, type HealthCheckName, isWell } from '@contract/platform/health';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Button } from 'antd';
import { Link } from 'react-router';

const tones = {
  ok: 'success',
  absent: 'neutral',
  warning: 'warning',
  failed: 'danger',
} as const;

/** Where staff see to what was found; the rest is the operator's of the server. */
const places: Partial<Record<HealthCheckName, { text: string; to: string }>> = {
  jobs: { text: t(health.go.jobs), to: href('jobList') },
  mails: { text: t(health.go.mails), to: href('mailList') },
  chains: { text: t(health.go.chains), to: href('auditList') },
  reconciliation: { text: t(health.go.reconciliation), to: href('jobList') },
  administrators: { text: t(health.go.administrators), to: href('userList') },
  bank: { text: t(health.go.bank), to: href('treasury') },
  settings: { text: t(health.go.settings), to: href('settingList') },
};

/** What the house finds when it looks at itself: what people can count on now, and what wants somebody's eyes. */
export function HealthPage() {
  const query = useRead(contract.show, {});
  return (
    <Page
      title={useScreenTitle()}
      explanation={t(health.help)}
      action={
        <Button loading={query.isFetching} onClick={() => void query.refetch()}>
          {t(health.again)}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<SkeletonLines lines={10} />}>
        {(found) => <Findings found={found} />}
      </Loaded>
    </Page>
  );
}

function Findings({ found }: { found: Answer<typeof contract.show> }) {
  const { checks, checked_at, started_at } = found;
  const wrong = checks.filter(({ state }) => !isWell(state)).length;
  return (
    <Section
      title={t(health.checks)}
      description={
        <span role="status">
          {wrong === 0 ? t(health.allWell) : t(health.someWrong, { count: wrong })}{' '}
          {t(health.checkedAt)} <DateTimeText iso={checked_at} />. {t(health.startedAt)}{' '}
          <DateTimeText iso={started_at} />.
        </span>
      }
      flush
    >
      <ShortTable
        label={t(health.checks)}
        rows={checks}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', title: t(health.check), render: ({ name }) => t(health.names[name]) },
          {
            key: 'state',
            title: t(health.state),
            align: 'left',
            render: ({ state }) => (
              <StatusTag tone={tones[state]}>{t(health.states[state])}</StatusTag>
            ),
          },
          {
            key: 'detail',
            title: t(health.detail),
            align: 'left',
            wraps: true,
            render: ({ detail }) => detail,
          },
          {
            key: 'place',
            title: t(health.place),
            align: 'left',
            render: ({ name }) => {
              const place = places[name];
              return place ? <Link to={place.to}>{place.text}</Link> : null;
            },
          },
        ]}
      />
    </Section>
  );
}
