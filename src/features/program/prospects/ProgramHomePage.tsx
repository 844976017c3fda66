import { href } from '@contract/kernel/screens';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import {
  type Prospect,
  type ProspectStatus,
  prospectStatuses,
  prospects,
} from '@contract/program/prospects';
import { t } from '@portal/i18n';

import { CountCard } from '@portal/refine/CountCard';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { DateText } from '@portal/ui/kit/DateText';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatRow } from '@portal/ui/kit/StatCard';
import { useScreenTitle } from '@portal/ui/screen-context';
import { ProspectStatusTag } from './ProspectStatusTag';
import { UploadLink } from './UploadLink';

/** The number of prospects by state, and those that came last. */
export function ProgramHomePage() {
  const latest = useRead(prospects.list, { query: { limit: 5 } });
  return (
    <Page title={useScreenTitle()} action={<UploadLink />}>
      <Section title={t(prospect.byStatus)}>
        <StatRow>
          {prospectStatuses.map((status) => (
            <Count key={status} status={status} />
          ))}
        </StatRow>
      </Section>
      <Section title={t(prospect.latest)}>
        <Loaded query={latest} skeleton={<SkeletonLines lines={5} />}>
          {({ items }) => <Latest items={items} />}
        </Loaded>
      </Section>
    </Page>
  );
}

function Count({ status }: { status: ProspectStatus }) {
  return (
    <CountCard
      label={t(prospectStatusName[status])}
      to={`${href('prospectList')}?status=${status}`}
      query={useRead(prospects.list, { query: { status, limit: 1 } })}
    />
  );
}

function Latest({ items }: { items: readonly Prospect[] }) {
  if (items.length === 0) return <EmptyState text={t(prospect.none)} action={<UploadLink />} />;
  return (
    <RowList>
      {items.map((row) => (
        <li key={row.id}>
          <span>
            {row.business_name} · {row.zone} · <DateText iso={row.created_at} />
          </span>
          <ProspectStatusTag status={row.status} />
        </li>
      ))}
    </RowList>
  );
}
