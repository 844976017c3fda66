import { CheckOutlined, CloseOutlined, StarOutlined } from '@ant-design/icons';
import { savedFilterWords as words } from '@contract/locales/es-MX/platform/saved-filters';
import { filteredLists, savedFilters } from '@contract/platform/saved-filters';
import { t } from '@portal/i18n';
import type { TableState } from '@portal/ui/table/table-state';
import type { ChangeTable } from '@portal/ui/table/use-table-state';
import { Button, Dropdown, type MenuProps, Space } from 'antd';
import { useState } from 'react';
import { useRead } from '../use-read';
import { FilterDialog, type Open } from './FilterDialog';
import { askedBy, NOTHING_ASKED, queryOf } from './query';
import styles from './saved-filters.module.css';
import { useDefault } from './use-default';

interface SavedFiltersProps {
  /** The name of the table. */
  list: string;
  filterNames: readonly string[];
  state: TableState;
  setState: ChangeTable;
}

/** The filters that the person keeps of a list: one is chosen, what is seen is kept, and each is changed. */
export function SavedFilters({ list: name, ...table }: SavedFiltersProps) {
  const list = filteredLists.find((known) => known === name);
  return list ? <Control list={list} {...table} /> : null;
}

interface ControlProps extends Omit<SavedFiltersProps, 'list'> {
  list: (typeof filteredLists)[number];
}

function Control({ list, filterNames, state, setState }: ControlProps) {
  const { data } = useRead(savedFilters.list, { query: { list } });
  const [open, setOpen] = useState<Open>();
  const items = data?.items ?? [];
  const now = queryOf(state);
  const active = items.find(({ query }) => now && queryOf(askedBy(query, filterNames)) === now);
  useDefault(data?.items, { filterNames, state, setState });

  const menu: MenuProps = {
    items: [
      ...items.map((item) => ({
        key: item.id,
        label: (
          <span className={styles.choice}>
            {item.name}
            {item.is_default ? <small>{t(words.byDefault)}</small> : null}
          </span>
        ),
        icon:
          item === active ? <CheckOutlined aria-hidden /> : <span className={styles.unchosen} />,
        onClick: () => setState(askedBy(item.query, filterNames)),
      })),
      ...(items.length > 0 ? [{ type: 'divider' as const }] : []),
      {
        key: 'save',
        label: t(words.saveThis),
        disabled: !now || active !== undefined,
        onClick: () => setOpen({ what: 'save', query: now }),
      },
      {
        key: 'manage',
        label: t(words.manage),
        disabled: items.length === 0,
        onClick: () => setOpen({ what: 'manage' }),
      },
    ],
  };

  return (
    <>
      <Space.Compact>
        <Dropdown
          autoFocus
          menu={menu}
          trigger={['click']}
          placement="bottomRight"
          overlayClassName={styles.menu}
        >
          <Button
            icon={<StarOutlined aria-hidden />}
            aria-label={active ? t(words.chosen, { name: active.name }) : undefined}
          >
            <span className={styles.name}>{active?.name ?? t(words.title)}</span>
          </Button>
        </Dropdown>
        {active ? (
          <Button
            className={styles.clear}
            icon={<CloseOutlined aria-hidden />}
            aria-label={t(words.clear, { name: active.name })}
            onClick={() => setState(NOTHING_ASKED)}
          />
        ) : null}
      </Space.Compact>
      <FilterDialog
        list={list}
        items={items}
        open={open}
        setOpen={setOpen}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}
