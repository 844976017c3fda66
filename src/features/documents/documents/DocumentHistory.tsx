import {
  documents as contract,
  type DocumentHistoryEntry,
  type DocumentRecord,
} from '@contract/documents/documents';
import { slots } from '@contract/locales/es-MX/documents/slots';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import styles from './documents.module.css';

/** Who did what with the versions of a place, and when, the latest first. */
export function DocumentHistory({ documentId, name }: { documentId: string; name: string }) {
  const asked = useRead(contract.versions, { params: { documentId } });
  if (asked.isError && !asked.data) return <ErrorState reload={() => asked.refetch()} />;
  if (!asked.data) return <SkeletonLines lines={2} />;
  return <HistoryLines entries={asked.data.history} name={name} />;
}

type Entry = Omit<DocumentHistoryEntry, 'by'> & Partial<Pick<DocumentHistoryEntry, 'by'>>;

/** What the records of a place themselves say of it, on a server that keeps no history: their last act each. */
export function RecordHistory({
  records,
  name,
}: {
  records: readonly DocumentRecord[];
  name: string;
}) {
  return <HistoryLines entries={records.map(lastAct)} name={name} />;
}

function lastAct(record: DocumentRecord): Entry {
  const { storage_file: file_name, updated_at: at, reject_reason, verified_by } = record;
  const reason = reject_reason ?? null;
  const by = verified_by ?? undefined;
  if (record.is_verified === 'verificado') return { act: 'verify', file_name, at, by, reason };
  if (record.is_verified === 'rechazado') return { act: 'reject', file_name, at, by, reason };
  return { act: 'upload', file_name, at, reason };
}

interface HistoryLinesProps {
  entries: readonly Entry[];
  name: string;
}

function HistoryLines({ entries, name }: HistoryLinesProps) {
  return (
    <ul className={styles.history} aria-label={t(slots.historyOf, { name })}>
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.act} ${entry.file_name}`}>
          <DateTimeText iso={entry.at} /> · {describeEntry(entry)}
        </li>
      ))}
    </ul>
  );
}

function describeEntry({ act, file_name, by, reason }: Entry): string {
  const done = t(slots.acts[act], { file: file_name });
  const who = act === 'infected' || by === undefined ? [] : [by ?? t(slots.nobody)];
  return [done, ...(reason ? [reason] : []), ...who].join(' · ');
}
