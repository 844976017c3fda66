import { documentDefinitions } from '@contract/documents/document-definitions';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { t } from '@portal/i18n';
import { Input, Select } from 'antd';
import styles from './documents.module.css';

interface QueueFiltersProps {
  status: string;
  docId: string | null;
  search: string;
  set: (name: 'status' | 'doc_id' | 'q', value: string | undefined) => void;
}

const statuses = [
  { value: 'pending', label: t(queue.waiting) },
  { value: 'rechazado', label: t(queue.rejected) },
  { value: 'verificado', label: t(queue.verified) },
  { value: 'loaded', label: t(queue.loaded) },
];

const kinds = documentDefinitions.map(({ doc_id, name }) => ({
  value: String(doc_id),
  label: t(name),
}));

/** What the queue shows; kept in the address. */
export function QueueFilters({ status, docId, search, set }: QueueFiltersProps) {
  return (
    <div className={styles.filters}>
      <Select
        aria-label={t(queue.status)}
        options={statuses}
        value={status}
        onChange={(value) => set('status', value)}
      />
      <Select
        aria-label={t(queue.kind)}
        allowClear
        showSearch
        optionFilterProp="label"
        listHeight={260}
        placeholder={t(queue.anyKind)}
        options={kinds}
        value={docId}
        onChange={(value: string | undefined) => set('doc_id', value)}
      />
      <Input.Search
        aria-label={t(queue.search)}
        placeholder={t(queue.search)}
        defaultValue={search}
        allowClear
        onSearch={(value) => set('q', value.trim() || undefined)}
      />
    </div>
  );
}
