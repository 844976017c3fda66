import { prospectBoard as words } from '@contract/locales/es-MX/program/prospect-board';
import { type ProspectStatus, prospectStatuses } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { type Filter, Filters } from '@portal/ui/table/Filters';
import { Toolbar } from '@portal/ui/table/Toolbar';
import tables from '@portal/ui/table/table.module.css';
import { changeFilter } from '@portal/ui/table/table-state';
import { useTableState } from '@portal/ui/table/use-table-state';
import { useState } from 'react';
import { BoardColumn } from './BoardColumn';
import styles from './board.module.css';
import type { BoardKind, Standing } from './board-kind';
import { LostDialog } from './LostDialog';
import { useMove } from './use-move';

interface SalesBoardProps<Item extends Standing> {
  kind: BoardKind<Item>;
  filters: readonly Filter[];
  mayMove: boolean;
}

/** Those of a list by how far they are: each is carried, or sent from its menu, to another column. */
export function SalesBoard<Item extends Standing>({
  kind,
  filters,
  mayMove,
}: SalesBoardProps<Item>) {
  // The columns are the statuses: what the list is narrowed by besides holds here too.
  const narrowing = filters.filter(({ name }) => name !== 'status');
  const [state, setState] = useTableState(narrowing.map(({ name }) => name));
  const [carried, setCarried] = useState<Item>();
  const [losing, setLosing] = useState<Item>();
  const { move, moving } = useMove(kind);
  const tell = useOutcome();

  function send(item: Item, status: ProspectStatus) {
    if (status === 'lost') setLosing(item);
    else move(item, { status }).catch(tell.notDone);
  }

  return (
    <div className={tables.table}>
      <Toolbar
        label={t(words.board)}
        {...{ state, setState }}
        searchable
        filters={
          <Filters
            filters={narrowing}
            values={state.filters}
            set={(name, value) => setState({ filters: changeFilter(state.filters, name, value) })}
          />
        }
      />
      <section className={styles.board} aria-label={t(words.board)}>
        {prospectStatuses.map((status) => (
          <BoardColumn
            key={status}
            kind={kind}
            status={status}
            state={state}
            carried={carried}
            moving={moving}
            onCarry={mayMove ? setCarried : undefined}
            onSend={send}
          />
        ))}
      </section>
      {losing ? (
        <LostDialog
          name={kind.nameOf(losing)}
          onLost={(why) => move(losing, { status: 'lost', ...why })}
          onClose={() => setLosing(undefined)}
        />
      ) : null}
    </div>
  );
}
