import { table } from '@contract/locales/es-MX/kernel/table';
import { t } from '@portal/i18n';
import { Select } from 'antd';
import { LIST_HEIGHT } from '../form/inputs/options';
import type { Column } from './columns';

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}

/** Orders a list whose rows are cards: they have no headings to press. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const options = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, title: column }) => [
      { value: key, label: t(table.ascending, { column }) },
      { value: `-${key}`, label: t(table.descending, { column }) },
    ]);
  if (options.length === 0) return null;
  return (
    <Select
      aria-label={t(table.sort)}
      placeholder={t(table.sort)}
      allowClear
      listHeight={LIST_HEIGHT}
      popupMatchSelectWidth={false}
      value={options.some(({ value }) => value === sort) ? sort : undefined}
      options={options}
      onChange={(value?: string) => onSort(value)}
    />
  );
}
