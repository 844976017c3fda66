import { common } from '@contract/locales/es-MX/kernel/common';
import { zoneActName, zoneChange, zoneWords } from '@contract/locales/es-MX/program/zones';
import { type CatalogZone, type ZoneEvent, zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Timeline } from '@portal/ui/kit/Timeline';
import { Drawer } from 'antd';

interface ZoneHistoryProps {
  zone: CatalogZone | undefined;
  onClose: () => void;
}

/** What was done to a zone, by whom. */
export function ZoneHistory({ zone, onClose }: ZoneHistoryProps) {
  return (
    <Drawer
      open={zone !== undefined}
      title={t(zoneWords.historyOf, { name: zone?.name ?? '' })}
      width={480}
      destroyOnHidden
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      {zone ? <Events zoneId={zone.id} /> : null}
    </Drawer>
  );
}

function Events({ zoneId }: { zoneId: string }) {
  const history = useRead(zones.history, { params: { zoneId } });
  return (
    <Loaded query={history} skeleton={<SkeletonLines lines={4} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState text={t(zoneWords.noHistory)} />
        ) : (
          <Timeline items={items.map(asItem)} />
        )
      }
    </Loaded>
  );
}

const asItem = ({ at, act, from, to, by }: ZoneEvent) => ({
  title: t(zoneActName[act]),
  desc: from && to ? t(zoneChange.fromTo, { from, to }) : (to ?? ''),
  time: at,
  color: act === 'deactivated' ? 'warning' : 'info',
  icon: act === 'created' || act === 'reactivated' ? 'check' : 'edit',
  user: by ?? '',
});
