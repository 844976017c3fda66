import { DownloadOutlined } from '@ant-design/icons';
import { lists } from '@contract/locales/es-MX/kernel/lists';
import { table } from '@contract/locales/es-MX/kernel/table';
import { t } from '@portal/i18n';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { ColumnChooser } from './ColumnChooser';
import { type Column, useHiddenColumns } from './columns';
import type { ExportFile, FetchPage } from './export-rows';
import { SortChoice } from './SortChoice';
import { TableFooter } from './TableFooter';
import { TableFrame } from './TableFrame';
import { type RowSelection, TableRows } from './TableRows';
import { Toolbar } from './Toolbar';
import styles from './table.module.css';
import { isFiltered, type Page, pageRequest, type TableState } from './table-state';
import type { ChangeTable } from './use-table-state';
import { useUnderWidth } from './use-under-width';

const ExportDialog = lazy(() =>
  import('./ExportDialog').then((file) => ({ default: file.ExportDialog })),
);

export interface DataTableProps<Row> {
  /** Names the kept columns. */
  id: string;
  /** What the rows are, for those who cannot see the heading, and the name of the exported file: "Proyectos". */
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  state: TableState;
  setState: ChangeTable;
  page: Page<Row> | undefined;
  /** How many rows match is not known yet. */
  counting?: boolean;
  /** What is shown, if anything is, was asked for before. */
  loading: boolean;
  /** The page could not be read. */
  failed: boolean;
  reload: () => void;
  /** Reads any page, for the export; without it there is no export. */
  fetchPage?: FetchPage<Row>;
  /** Where a server writes the export, however many rows. */
  exportFile?: ExportFile<Row>;
  searchable?: boolean;
  /** Selects and the like, on the line of the search. */
  filters?: ReactNode;
  /** Before the choice of columns. */
  tools?: ReactNode;
  empty?: { text: string; action?: ReactNode };
  /** Below this width rows become cards; wide tables sooner. */
  cardsUnder?: 768 | 992;
  /** Rows of 32 px, for staff. */
  dense?: boolean;
  /** Rows may be marked, and much done to them at once. */
  marking?: Marking<Row> | undefined;
}

/** What stands over the rows once some are marked, and how they are; asked of each page that is drawn. */
export type Marking<Row> = (
  page: Page<Row> | undefined,
  state: TableState,
  /** The rows are cards, without a heading from which all of them are marked. */
  asCards: boolean,
) => { bar: ReactNode; rowSelection: RowSelection<Row> };

/** A list of the API: paged, sorted and filtered by the server, everything about it kept in the address. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, label, columns, state, setState, page, fetchPage } = props;
  const { hidden, toggle } = useHiddenColumns(id, columns);
  const [exporting, setExporting] = useState<boolean>();
  const asCards = useUnderWidth(props.cardsUnder ?? 768);
  const visible = columns.filter((column) => !hidden.includes(column.key));
  const filtered = isFiltered(state);
  const marking = props.marking?.(page, state, asCards);
  const isEmpty = page?.items.length === 0;

  return (
    <div
      className={styles.table}
      data-dense={props.dense || undefined}
      data-cards={asCards || undefined}
    >
      <Toolbar
        {...{ label, state, setState }}
        searchable={props.searchable}
        filters={props.filters}
      >
        {asCards ? (
          <SortChoice columns={columns} sort={state.sort} onSort={(sort) => setState({ sort })} />
        ) : null}
        <div className={styles.tools}>
          {props.tools}
          <ColumnChooser columns={columns} hidden={hidden} toggle={toggle} />
          {fetchPage ? (
            <Button icon={<DownloadOutlined aria-hidden />} onClick={() => setExporting(true)}>
              {t(lists.export)}
            </Button>
          ) : null}
        </div>
      </Toolbar>
      {marking?.bar}
      {props.failed ? (
        <ErrorState reload={props.reload} />
      ) : isEmpty ? (
        <EmptyState
          text={filtered ? t(table.emptyFiltered) : (props.empty?.text ?? t(lists.empty))}
          action={filtered ? undefined : props.empty?.action}
        />
      ) : (
        <TableFrame label={label} className={styles.frame}>
          <TableRows
            columns={visible}
            rows={page?.items}
            rowKey={props.rowKey}
            expected={state.limit}
            loading={props.loading}
            dense={props.dense}
            asCards={asCards}
            sort={state.sort}
            onSort={(sort) => setState({ sort })}
            rowSelection={marking?.rowSelection}
          />
        </TableFrame>
      )}
      {props.failed ? null : (
        <TableFooter {...{ state, setState, page }} counting={props.counting} />
      )}
      {fetchPage && exporting !== undefined ? (
        <Suspense>
          <ExportDialog
            open={exporting}
            onClose={() => setExporting(false)}
            label={label}
            makeFile={async (choice) => {
              const write = props.exportFile ?? (await import('./export-rows')).csvOfRows;
              return write({ columns: visible, request: pageRequest(state), fetchPage, ...choice });
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
