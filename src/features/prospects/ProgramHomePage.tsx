import {
  type Prospect,
  type ProspectStatus,
  prospectStatuses,
  prospectStatusName,
  prospects,
} from '@contract/prospects';
import { CountCard } from '@portal/lib/CountCard';
import { Loaded } from '@portal/lib/Loaded';
import { useScreenTitle } from '@portal/lib/screen-context';
import { prospect as words } from '@portal/messages/money';
import { useCall } from '@portal/refine/use-call';
import { href } from '@portal/routes/href';
import { DateText } from '@portal/ui/parts/DateText';
import { EmptyState } from '@portal/ui/parts/EmptyState';
import { Page } from '@portal/ui/parts/Page';
import { RowList } from '@portal/ui/parts/RowList';
import { Section } from '@portal/ui/parts/Section';
import { SkeletonLines } from '@portal/ui/parts/Skeletons';
import { StatRow } from '@portal/ui/parts/StatCard';
import { ProspectStatusTag } from './ProspectStatusTag';
import { UploadLink } from './UploadLink';

/** How many prospects stand where, and those that came last. */
export function ProgramHomePage() {
  const latest = useCall('prospects', prospects.list, { query: { limit: 5 } });
  return (
    <Page title={useScreenTitle()} action={<UploadLink />}>
      <Section title={words.byStatus}>
        <StatRow>
          {prospectStatuses.map((status) => (
            <Count key={status} status={status} />
          ))}
        </StatRow>
      </Section>
      <Section title={words.latest}>
        <Loaded query={latest} bones={<SkeletonLines lines={5} />}>
          {({ items }) => <Latest items={items} />}
        </Loaded>
      </Section>
    </Page>
  );
}

function Count({ status }: { status: ProspectStatus }) {
  return (
    <CountCard
      label={prospectStatusName[status]}
      to={`${href('prospectList')}?status=${status}`}
      query={useCall('prospects', prospects.list, { query: { status, limit: 1 } })}
    />
  );
}

function Latest({ items }: { items: readonly Prospect[] }) {
  if (items.length === 0) return <EmptyState text={words.none} action={<UploadLink />} />;
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
