import type { AuditAct } from '@contract/platform/audit';
import { Timeline } from '@portal/ui/kit/Timeline';
import { actItem } from './act-item';

/** The acts on one record, as its history tells them. */
export const RecordActs = ({ entries }: { entries: readonly AuditAct[] }) => (
  <Timeline items={entries.map(actItem)} />
);
