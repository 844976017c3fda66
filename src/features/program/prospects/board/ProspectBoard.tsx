import { prospectBoard as words } from '@contract/locales/es-MX/program/prospect-board';
import { type Prospect, type ProspectStatus, prospectStatuses } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { type Filter, Filters } from '@portal/ui/table/Filters';
import { Toolbar } from '@portal/ui/table/Toolbar';
import tables from '@portal/ui/table/table.module.css';
import { changeFilter } from '@portal/ui/table/table-state';
import { useTableState } from '@portal/ui/table/use-table-state';
import { useState } from 'react';
import { BoardColumn } from './BoardColumn';
import styles from './board.module.css';
import { LostDialog } from './LostDialog';
import { useMove } from './use-move';

interface ProspectBoardProps {
  filters: readonly Filter[];
  onOpen: (id: string) => void;
}

/** The prospects of the list by how far they are: each is carried, or sent from its menu, to another column. */
export function ProspectBoard({ filters, onOpen }: ProspectBoardProps) {
  // The columns are the statuses: what the list is narrowed by besides holds here too.
  const narrowing = filters.filter(({ name }) => name !== 'status');
  const [state, setState] = useTableState(narrowing.map(({ name }) => name));
  const [carried, setCarried] = useState<Prospect>();
  const [losing, setLosing] = useState<Prospect>();
  const { move, moving } = useMove();
  const tell = useOutcome();
  const mayMove = useMay('prospects.edit');

  function send(prospect: Prospect, status: ProspectStatus) {
    if (status === 'lost') setLosing(prospect);
    else move(prospect, { status }).catch(tell.notDone);
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
            status={status}
            state={state}
            carried={carried}
            moving={moving}
            onOpen={onOpen}
            onCarry={mayMove ? setCarried : undefined}
            onSend={send}
          />
        ))}
      </section>
      {losing ? (
        <LostDialog
          prospect={losing}
          onLost={(why) => move(losing, { status: 'lost', ...why })}
          onClose={() => setLosing(undefined)}
        />
      ) : null}
    </div>
  );
}
