import { documents as contract, type DocumentHistoryEntry } from '@contract/documents/documents';
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
  if (asked.isError && !asked.data) return <ErrorState reload={() => void asked.refetch()} />;
  if (!asked.data) return <SkeletonLines lines={2} />;
  return (
    <ul className={styles.history} aria-label={t(slots.historyOf, { name })}>
      {asked.data.history.map((entry) => (
        <li key={`${entry.at} ${entry.act} ${entry.file_name}`}>
          <DateTimeText iso={entry.at} /> · {told(entry)}
        </li>
      ))}
    </ul>
  );
}

function told({ act, file_name, by, reason }: DocumentHistoryEntry): string {
  const done = t(slots.acts[act], { file: file_name });
  const who = act === 'infected' ? [] : [by ?? t(slots.nobody)];
  return [done, ...(reason ? [reason] : []), ...who].join(' · ');
}
