import { table } from '@contract/locales/es-MX/kernel/table';
import { t } from '@portal/i18n';
import { Table, type TableColumnType } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { MoneyText } from '../kit/MoneyText';
import { labelled } from './labelled-cell';
import styles from './short-table.module.css';
import { TableFrame } from './TableFrame';
import type { Fold } from './Unfold';

interface ShortColumn<Row> {
  key: string;
  title: string;
  /** What explains it, beside its title: a button. */
  help?: ReactNode;
  render: (row: Row, fold: Fold) => ReactNode;
  /** Of all but the first, which are amounts, the right by default. */
  align?: 'left';
  /** At least so many pixels, and as wide in every table that says the same. */
  width?: number;
  /** It holds sentences, which take several lines rather than leave the page. */
  wraps?: boolean;
  /** What may be done with a row, which paper cannot. */
  acts?: boolean;
  /** Centavos that add up to something: the last row shows how much. */
  sum?: (row: Row) => number;
}

interface ShortTableProps<Row> {
  /** What the table is, for screen readers. */
  label: string;
  columns: readonly ShortColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What stands under a row once it is unfolded, by an `Unfold` in one of its cells. */
  unfolded?: (row: Row) => ReactNode;
}

/** Rows that arrive whole with their page: a calendar, a breakdown. On a telephone the rows of a wide one are cards. */
export function ShortTable<Row>({ label, columns, rows, rowKey, unfolded }: ShortTableProps<Row>) {
  const id = useId();
  const [open, setOpen] = useState<readonly (string | number)[]>([]);
  function foldOf(row: Row, index: number): Fold {
    const key = rowKey(row);
    const isOpen = open.includes(key);
    return {
      id: `${id}${index}`,
      isOpen,
      toggle: () => setOpen(isOpen ? open.filter((one) => one !== key) : [...open, key]),
    };
  }
  const wide = columns.length > 3 || undefined;
  const drawn = columns.map(
    ({ key, title, help, render, align, width, wraps, acts }, index): TableColumnType<Row> => ({
      key,
      title: help ? <Explained title={title} help={help} /> : title,
      width,
      align: align ?? (index > 0 ? 'right' : 'left'),
      className: (wraps && styles.wraps) || (acts && styles.acts) || undefined,
      onCell: () => labelled(title),
      render: (_, row, index) => render(row, foldOf(row, index)),
    }),
  );
  const adds = rows.length > 1 && columns.some(({ sum }) => sum);
  return (
    <TableFrame label={label} className={styles.frame} wide={wide}>
      <Table<Row>
        size="small"
        tableLayout={columns.some(({ width }) => width) ? 'fixed' : undefined}
        columns={drawn}
        dataSource={rows}
        rowKey={rowKey}
        pagination={false}
        expandable={
          unfolded && {
            expandedRowKeys: open,
            showExpandColumn: false,
            expandedRowRender: (row, index, _, isOpen) =>
              isOpen ? (
                <div id={foldOf(row, index).id} className={styles.unfolded}>
                  {unfolded(row)}
                </div>
              ) : null,
          }
        }
        summary={adds ? () => <Sums columns={columns} rows={rows} /> : undefined}
      />
    </TableFrame>
  );
}

function Explained({ title, help }: { title: string; help: ReactNode }) {
  return (
    <span className={styles.explained}>
      {title} {help}
    </span>
  );
}

function Sums<Row>({ columns, rows }: Pick<ShortTableProps<Row>, 'columns' | 'rows'>) {
  return (
    <Table.Summary.Row>
      {columns.map(({ key, title, sum }, index) => (
        <td key={key} className="ant-table-cell" data-label={index > 0 ? title : undefined}>
          {sum ? (
            <MoneyText centavos={rows.reduce((all, row) => all + sum(row), 0)} currency="plain" />
          ) : index === 0 ? (
            t(table.sum)
          ) : null}
        </td>
      ))}
    </Table.Summary.Row>
  );
}
