import { definitionRows } from '@contract/documents/definition-rows';
import { documentAudiences, type queueFilters, reviewAges } from '@contract/documents/documents';
import { users } from '@contract/identity/users';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { common } from '@contract/locales/es-MX/kernel/common';
import { programs } from '@contract/program/programs';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { Input, Select } from 'antd';
import { type ReactNode, useState } from 'react';
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
  { value: 'closed', label: t(queue.closed) },
];

const ages = reviewAges.map((value) => ({ value, label: t(queue.ages[value]) }));
const audiences = documentAudiences.map((value) => ({ value, label: t(queue.audiences[value]) }));

/** What the queue shows; kept in the address. */
export function QueueFilters({ values, set }: QueueFiltersProps) {
  const kinds = useKinds(values.doc_id !== undefined);
  const reviewers = useReviewers(values.reviewer_id !== undefined);
  const programChoices = usePrograms(values.program_id !== undefined);
  const choose = (name: QueueFilter, value: string | undefined) => {
    set(name, value);
    giveKeysBack();
  };
  const select = (name: QueueFilter, label: string) => ({
    'aria-label': label,
    placeholder: label,
    allowClear: true,
    showSearch: true,
    optionFilterProp: 'label',
    listHeight: 260,
    value: values[name] === undefined ? null : String(values[name]),
    onChange: (value: string | null | undefined) => choose(name, value ?? undefined),
  });
  return (
    <div className={styles.filters}>
      <Select
        aria-label={t(queue.status)}
        options={statuses}
        value={String(values.status ?? 'pending')}
        onChange={(value: string) => choose('status', value)}
      />
      <Select {...select('doc_id', t(queue.kind))} {...kinds} />
      <Select {...select('audience', t(queue.audience))} options={audiences} />
      <Select {...select('age', t(queue.age))} options={ages} />
      <Select {...select('program_id', t(queue.program))} {...programChoices} />
      <Select {...select('reviewer_id', t(queue.reviewer))} {...reviewers} />
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

const MOST_CHOICES = { limit: 100 };

/** Names are asked for when a list is opened, or when one of it is chosen and has to be said. */
function useNeed(isChosen: boolean) {
  const [open, setOpen] = useState(false);
  const shown = (isLoading: boolean, options: { value: string; label: string }[] = []) => ({
    options,
    loading: isLoading && open,
    onOpenChange: setOpen,
    // One that came in the address is not said as its number while its name is awaited.
    labelRender: ({ label, value }: { label?: ReactNode; value: string | number }) =>
      label ?? (isLoading ? t(common.loading) : value),
  });
  return { enabled: open || isChosen, shown };
}

/** Those of today and those that are asked for no longer, of which documents may wait. */
function useKinds(isChosen: boolean) {
  const { enabled, shown } = useNeed(isChosen);
  const { data, isLoading } = useRead(definitionRows.list, { query: MOST_CHOICES }, { enabled });
  return shown(
    isLoading,
    data?.items.map(({ doc_id, name }) => ({ value: String(doc_id), label: name })),
  );
}

function useReviewers(isChosen: boolean) {
  const { enabled, shown } = useNeed(isChosen);
  const query = { role: 'admin', ...MOST_CHOICES } as const;
  const { data, isLoading } = useRead(users.list, { query }, { enabled });
  return shown(
    isLoading,
    data?.items.map(({ id, full_name }) => ({ value: id, label: full_name })),
  );
}

function usePrograms(isChosen: boolean) {
  const { enabled, shown } = useNeed(isChosen);
  const { data, isLoading } = useRead(programs.list, { query: MOST_CHOICES }, { enabled });
  return shown(
    isLoading,
    data?.items.map(({ id, name }) => ({ value: id, label: name })),
  );
}

/** What is chosen leaves the keys to the review; in a timer, as the box takes the focus in one. */
function giveKeysBack(): void {
  setTimeout(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}
