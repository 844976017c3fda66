import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { type PageSize, pageSizes } from '@contract/kernel/page-size';
import { table } from '@contract/locales/es-MX/kernel/table';
import { t } from '@portal/i18n';
import { formatNumber } from '@portal/ui/format';
import { Button, Select } from 'antd';
import { useId } from 'react';
import styles from './table.module.css';
import type { Page, TableState } from './table-state';
import type { ChangeTable } from './use-table-state';

interface TableFooterProps<Row> {
  state: TableState;
  setState: ChangeTable;
  page: Page<Row> | undefined;
  counting?: boolean | undefined;
}

export function TableFooter<Row>({ state, setState, page, counting }: TableFooterProps<Row>) {
  const id = useId();
  const next = page?.next_cursor;
  const shown = page ? formatNumber(page.total) : '';
  return (
    <div className={styles.footer}>
      <span role="status" className="amount">
        {page && !counting
          ? page.total_is_capped
            ? t(table.totalCapped, { cap: shown })
            : t(table.total, { count: page.total })
          : null}
      </span>
      <div className={styles.pager}>
        <label htmlFor={id}>{t(table.rowsPerPage)}</label>
        <Select<PageSize>
          id={id}
          size="small"
          value={state.limit}
          options={pageSizes.map((size) => ({ value: size, label: String(size) }))}
          onChange={(limit) => setState({ limit })}
        />
        <Button
          size="small"
          icon={<LeftOutlined aria-hidden />}
          disabled={state.cursors.length === 0}
          onClick={() => setState({ cursors: state.cursors.slice(0, -1) })}
        >
          {t(table.previous)}
        </Button>
        <Button
          size="small"
          icon={<RightOutlined aria-hidden />}
          iconPosition="end"
          disabled={!next}
          onClick={() => next && setState({ cursors: [...state.cursors, next] })}
        >
          {t(table.next)}
        </Button>
      </div>
    </div>
  );
}
