import { documentAudiences, reviewAges } from '@contract/documents/documents';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { t, texts } from '@portal/i18n';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { type Filter, Filters } from '@portal/ui/table/Filters';
import { changeFilter, type TableState } from '@portal/ui/table/table-state';
import type { ChangeTable } from '@portal/ui/table/use-table-state';
import { Select } from 'antd';
import Search from 'antd/es/input/Search';
import styles from './documents.module.css';
import { Kind, Program, Reviewer } from './FoundFilters';
import { statusOf, WAITS } from './use-queue';

interface QueueFiltersProps {
  state: TableState;
  setState: ChangeTable;
}

/** What the queue shows; kept in the address. */
export function QueueFilters({ state, setState }: QueueFiltersProps) {
  return (
    <div className={styles.filters}>
      <Search
        // A kept filter brings its own search.
        key={state.q ?? ''}
        aria-label={t(queue.search)}
        placeholder={t(queue.search)}
        defaultValue={state.q ?? ''}
        allowClear
        onSearch={(value) => setState({ q: value.trim() || undefined })}
      />
      <Filters
        filters={filters}
        values={state.filters}
        set={(name, value) => {
          setState({ filters: changeFilter(state.filters, name, value) });
          giveKeysBack();
        }}
      />
    </div>
  );
}

const statuses = [
  { value: WAITS, label: t(queue.waiting) },
  { value: 'rechazado', label: t(queue.rejected) },
  { value: 'verificado', label: t(queue.verified) },
  { value: 'loaded', label: t(queue.loaded) },
  { value: 'closed', label: t(queue.closed) },
];

const filters: readonly Filter[] = [
  {
    name: 'status',
    render: ({ status }, set) => (
      <Select
        aria-label={t(queue.status)}
        options={statuses}
        value={statusOf(status)}
        onChange={(value: string) => set('status', value === WAITS ? undefined : value)}
      />
    ),
  },
  {
    name: 'doc_id',
    render: ({ doc_id }, set) => <Kind chosen={doc_id} onChoose={(id) => set('doc_id', id)} />,
  },
  {
    name: 'audience',
    label: t(queue.audience),
    options: optionsOf(documentAudiences, texts(queue.audiences)),
  },
  { name: 'age', label: t(queue.age), options: optionsOf(reviewAges, texts(queue.ages)) },
  {
    name: 'program_id',
    render: ({ program_id }, set) => (
      <Program chosen={program_id} onChoose={(id) => set('program_id', id)} />
    ),
  },
  {
    name: 'reviewer_id',
    render: ({ reviewer_id }, set) => (
      <Reviewer chosen={reviewer_id} onChoose={(id) => set('reviewer_id', id)} />
    ),
  },
];

/** What is chosen leaves the keys to the review; in a timer, as the box takes the focus in one. */
function giveKeysBack(): void {
  setTimeout(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}
