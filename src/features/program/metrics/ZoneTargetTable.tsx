import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import type { ZoneProgress } from '@contract/program/metrics';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { ZONES } from './drill';
import { LedTo } from './LedTo';
import { TableSection } from './TableSection';
import { TargetActs } from './TargetActs';
import { useProspectsFilters } from './use-metrics-filters';
import { zoneColumns } from './zone-columns';

/** Each zone with its target, what came of it and where it leads. */
export function ZoneTargetTable({ zones }: { zones: readonly ZoneProgress[] }) {
  const maySet = useMay('zones.edit');
  const chosen = useProspectsFilters();
  return (
    <LedTo hash={ZONES}>
      <TableSection
        title={t(words.byZone)}
        columns={zoneColumns(chosen)}
        rows={zones}
        rowKey={({ zone }) => zone.id}
        acts={maySet ? (row) => <TargetActs {...row} /> : undefined}
      />
    </LedTo>
  );
}
