import { table } from '@contract/locales/es-MX/kernel/table';
import { settingWords } from '@contract/locales/es-MX/platform/setting-info';
import { settingUnits } from '@contract/locales/es-MX/platform/setting-units';
import { settings } from '@contract/locales/es-MX/platform/settings';
import { type SettingKey, settingInfo } from '@contract/platform/setting-info';
import { settings as contract } from '@contract/platform/settings';
import { shownValue } from '@contract/platform/shown-value';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { formatDate } from '@portal/ui/format';
import { dayColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { DataTable } from '@portal/ui/table/DataTable';
import { changeTable, type PageRequest, type TableState } from '@portal/ui/table/table-state';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import styles from './settings.module.css';

type Value = Answer<typeof contract.values>['items'][number];

const tones = { past: 'neutral', current: 'success', upcoming: 'info' } as const;

/** @param onRemoved given where a value can be taken back */
function columnsOf(key: SettingKey, onRemoved: (() => void) | null): Column<Value>[] {
  const columns: Column<Value>[] = [
    dayColumn('valid_from', t(settings.from), (row) => row.valid_from, { sortable: true }),
    {
      key: 'value',
      title: t(settings.value),
      render: (row) => <strong>{shownValue(key, row.value)}</strong>,
      csv: (row) => row.value,
    },
    stateColumn('state', t(settings.state), (row) => ({
      tone: tones[row.state],
      text: t(settings.states[row.state]),
    })),
    {
      key: 'source',
      title: t(settings.source),
      render: (row) => row.source,
      csv: (row) => row.source,
    },
    {
      key: 'set_by',
      title: t(settings.setBy),
      render: (row) => row.set_by,
      csv: (row) => row.set_by,
    },
  ];
  if (onRemoved) {
    columns.push({
      key: 'actions',
      title: t(table.action),
      render: (row) =>
        row.state === 'upcoming' ? <Remove settingKey={key} row={row} onDone={onRemoved} /> : null,
    });
  }
  return columns;
}

/** Every value that a parameter has had and will have, who set it and why. */
export function SettingHistory({ settingKey }: { settingKey: SettingKey }) {
  const mayRemove = useMay('settings.edit');
  const frame = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; from here Escape still closes the drawer.
  const focusFrame = () => frame.current?.focus();
  const [state, setState] = useState<TableState>({ limit: 10, cursors: [], filters: {} });
  const { kind } = settingInfo[settingKey];
  const meaning = t(settingWords[settingKey].meaning);
  const argsOf = ({ limit, cursor, sort }: Pick<PageRequest, 'limit' | 'cursor' | 'sort'>) => ({
    query: { key: settingKey, limit, cursor, sort },
  });
  const query = useRead(
    contract.values,
    argsOf({ limit: state.limit, cursor: state.cursors.at(-1), sort: state.sort }),
    { keepPrevious: true },
  );
  const someUpcoming = query.data?.items.some((row) => row.state === 'upcoming') ?? false;
  return (
    <div ref={frame} tabIndex={-1} className={styles.history}>
      <p>
        {meaning} {t(settingUnits[kind])}
      </p>
      <DataTable
        id={settingKey}
        label={t(settings.historyOf, { name: t(settingWords[settingKey].name) })}
        columns={columnsOf(settingKey, mayRemove && someUpcoming ? focusFrame : null)}
        rowKey={({ id }) => id}
        state={state}
        setState={(change) => setState((current) => changeTable(current, change))}
        page={query.data}
        loading={query.isLoading}
        failed={query.isError}
        reload={() => void query.refetch()}
        fetchPage={(request) => call(contract.values, argsOf(request))}
        empty={{ text: t(settings.noValues) }}
        dense
      />
    </div>
  );
}

/** Takes back a value that has not begun, once the person has seen which. */
function Remove({
  settingKey,
  row,
  onDone,
}: {
  settingKey: SettingKey;
  row: Value;
  onDone: () => void;
}) {
  const remove = useConfirmedAct(contract.delete);

  async function ask() {
    await remove.ask(
      {
        title: t(settings.removeTitle),
        text: t(settings.removeText),
        rows: [
          { label: t(settings.parameter), value: t(settingWords[settingKey].name) },
          { label: t(settings.value), value: shownValue(settingKey, row.value) },
          { label: t(settings.from), value: formatDate(row.valid_from, 'long') },
        ],
        okText: t(settings.removeOk),
        danger: true,
      },
      { params: { id: row.id } },
      { outcome: 'deleted', onDone },
    );
  }

  return (
    <Button
      size="small"
      danger
      loading={remove.isPending}
      aria-label={t(settings.removeOf, { day: formatDate(row.valid_from) })}
      onClick={() => void ask()}
    >
      {t(settings.remove)}
    </Button>
  );
}
