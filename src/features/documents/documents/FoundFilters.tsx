import { definitionRows } from '@contract/documents/definition-rows';
import { users } from '@contract/identity/users';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { common } from '@contract/locales/es-MX/kernel/common';
import { lists } from '@contract/locales/es-MX/kernel/lists';
import { programs } from '@contract/program/programs';
import { t } from '@portal/i18n';
import type { Reading } from '@portal/refine/reading';
import { useRead } from '@portal/refine/use-read';
import { LIST_HEIGHT } from '@portal/ui/form/inputs/options';
import { useDebounced } from '@portal/ui/use-debounced';
import { Select } from 'antd';
import { useState } from 'react';

/** As many as a person reads before typing a name. */
const SHOWN = 25;

interface FilterProps {
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** A kind of document: of today, or one that is asked for no longer and of which documents may wait. */
export function Kind({ chosen = '', onChoose }: FilterProps) {
  const search = useSearch();
  const found = useRead(definitionRows.list, { query: search.query }, search);
  const one = useRead(definitionRows.show, { params: { docId: chosen } }, { enabled: !!chosen });
  return (
    <FoundSelect
      label={t(queue.kind)}
      {...{ chosen, onChoose, search, found, one }}
      idOf={({ doc_id }) => String(doc_id)}
      nameOf={({ name }) => name}
    />
  );
}

/** Who of the staff decided. */
export function Reviewer({ chosen = '', onChoose }: FilterProps) {
  const search = useSearch();
  const found = useRead(users.list, { query: { role: 'admin', ...search.query } }, search);
  const one = useRead(users.show, { params: { userId: chosen } }, { enabled: !!chosen });
  return (
    <FoundSelect
      label={t(queue.reviewer)}
      {...{ chosen, onChoose, search, found, one }}
      idOf={({ id }) => id}
      nameOf={({ full_name }) => full_name}
    />
  );
}

export function Program({ chosen = '', onChoose }: FilterProps) {
  const search = useSearch();
  const found = useRead(programs.list, { query: search.query }, search);
  const one = useRead(programs.show, { params: { programId: chosen } }, { enabled: !!chosen });
  return (
    <FoundSelect
      label={t(queue.program)}
      {...{ chosen, onChoose, search, found, one }}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
    />
  );
}

/** What is typed into the choice, sought by the server once it rests; nothing is asked before the choice is opened. */
function useSearch() {
  const [enabled, onOpenChange] = useState(false);
  const [typed, onSearch] = useState('');
  const q = useDebounced(typed).trim();
  return {
    enabled,
    keepPrevious: true,
    query: { limit: SHOWN, ...(q && { q }) },
    box: { onOpenChange, onSearch },
  };
}

interface FoundSelectProps<Row, One> {
  label: string;
  chosen: string;
  onChoose: (id: string | undefined) => void;
  search: ReturnType<typeof useSearch>;
  found: Reading<{ items: Row[] }>;
  /** The chosen one, by which it is named whatever is sought. */
  one: Reading<One>;
  idOf: (row: Row) => string;
  nameOf: (row: Row | One) => string;
}

function FoundSelect<Row, One>(props: FoundSelectProps<Row, One>) {
  const { label, chosen, onChoose, search, found, one, idOf, nameOf } = props;
  // One that came in the address is not said as its number while its name is awaited.
  const name = one.data ? nameOf(one.data) : t(one.isError ? lists.unknownOption : common.loading);
  return (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch
      filterOption={false}
      popupMatchSelectWidth={false}
      listHeight={LIST_HEIGHT}
      {...search.box}
      loading={search.enabled && found.isFetching}
      options={found.data?.items.map((row) => ({ value: idOf(row), label: nameOf(row) })) ?? []}
      value={chosen || null}
      labelRender={() => name}
      onChange={(id: string | null | undefined) => onChoose(id ?? undefined)}
    />
  );
}
