import { documentDefinitions } from '@contract/documents/document-definitions';
import { documentAudiences, type queueFilters, reviewAges } from '@contract/documents/documents';
import { users } from '@contract/identity/users';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { programs } from '@contract/program/programs';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { Input, Select } from 'antd';
import { useState } from 'react';
import styles from './documents.module.css';

export type QueueFilter = keyof typeof queueFilters;

interface QueueFiltersProps {
  /** By the names of the list's query; nothing for what is not narrowed. */
  values: Readonly<Partial<Record<QueueFilter, string | number>>>;
  set: (name: QueueFilter, value: string | undefined) => void;
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

const ages = reviewAges.map((value) => ({ value, label: t(queue.ages[value]) }));
const audiences = documentAudiences.map((value) => ({ value, label: t(queue.audiences[value]) }));

/** What the queue shows; kept in the address. */
export function QueueFilters({ values, set }: QueueFiltersProps) {
  const reviewers = useReviewers(values.reviewer_id !== undefined);
  const programChoices = usePrograms(values.program_id !== undefined);
  const select = (name: QueueFilter, label: string, placeholder: string) => ({
    'aria-label': label,
    placeholder,
    allowClear: true,
    showSearch: true,
    optionFilterProp: 'label',
    listHeight: 260,
    value: values[name] === undefined ? null : String(values[name]),
    onChange: (value: string | null | undefined) => set(name, value ?? undefined),
  });
  return (
    <div className={styles.filters}>
      <Select
        aria-label={t(queue.status)}
        options={statuses}
        value={String(values.status ?? 'pending')}
        onChange={(value: string) => set('status', value)}
      />
      <Select {...select('doc_id', t(queue.kind), t(queue.anyKind))} options={kinds} />
      <Select
        {...select('audience', t(queue.audience), t(queue.anyAudience))}
        options={audiences}
      />
      <Select {...select('age', t(queue.age), t(queue.anyAge))} options={ages} />
      <Select
        {...select('program_id', t(queue.program), t(queue.anyProgram))}
        {...programChoices}
      />
      <Select {...select('reviewer_id', t(queue.reviewer), t(queue.anyReviewer))} {...reviewers} />
      <Input.Search
        aria-label={t(queue.search)}
        placeholder={t(queue.search)}
        defaultValue={values.q ?? ''}
        allowClear
        onSearch={(value) => set('q', value.trim() || undefined)}
      />
    </div>
  );
}

const MOST_CHOICES = 100;

/** Names are asked for when a list is opened, or when one of it is chosen and has to be said. */
function useReviewers(isChosen: boolean) {
  const [open, setOpen] = useState(false);
  const list = useRead(
    users.list,
    { query: { role: 'admin', limit: MOST_CHOICES } },
    { enabled: open || isChosen },
  );
  return {
    options: (list.data?.items ?? []).map(({ id, full_name }) => ({ value: id, label: full_name })),
    loading: list.isLoading && open,
    onOpenChange: setOpen,
  };
}

function usePrograms(isChosen: boolean) {
  const [open, setOpen] = useState(false);
  const list = useRead(
    programs.list,
    { query: { limit: MOST_CHOICES } },
    { enabled: open || isChosen },
  );
  return {
    options: (list.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    loading: list.isLoading && open,
    onOpenChange: setOpen,
  };
}
