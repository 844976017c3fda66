import { href } from '@contract/kernel/screens';
import { firstDayOf, lastDayOf, type MetricsQuery } from '@contract/program/metrics-filters';
import type {
  LostCause,
  ProspectSource,
  ProspectStatus,
  ReachedStage,
} from '@contract/program/prospects';

interface Further {
  reached?: ReachedStage;
  status?: ProspectStatus;
  source?: ProspectSource;
  lost_cause?: LostCause;
  owner?: string;
  zone_id?: string;
  created_to?: string;
}

/** The prospects that a figure counts: the list, narrowed as the screen is and by what the figure is about. */
export function listOf({ from, to, ...same }: MetricsQuery, further: Further = {}): string {
  const query = {
    ...same,
    created_from: from && firstDayOf(from),
    created_to: to && lastDayOf(to),
    ...further,
  };
  const asked = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(asked).toString();
  return search ? `${href('prospectList')}?${search}` : href('prospectList');
}
