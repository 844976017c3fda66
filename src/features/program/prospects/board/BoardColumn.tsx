import { href } from '@contract/kernel/screens';
import { prospectBoard as words } from '@contract/locales/es-MX/program/prospect-board';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { type Prospect, type ProspectStatus, prospects } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { countText } from '@portal/ui/count-text';
import { formatNumber } from '@portal/ui/format';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { type TableState, toQuery } from '@portal/ui/table/table-state';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { BoardCard } from './BoardCard';
import styles from './board.module.css';

/** The rest of a column is read in the list. */
const CARDS = 25;

interface BoardColumnProps {
  status: ProspectStatus;
  state: TableState;
  /** What is carried over the board at this moment. */
  carried: Prospect | undefined;
  /** What is on its way to another column. */
  moving: string | undefined;
  onOpen: (id: string) => void;
  /** Undefined for who may not move them. */
  onCarry: ((prospect: Prospect | undefined) => void) | undefined;
  onSend: (prospect: Prospect, status: ProspectStatus) => void;
}

/** The prospects of one status, the latest first, and the way to all of them. */
export function BoardColumn({ status, state, carried, onCarry, ...act }: BoardColumnProps) {
  const heading = useId();
  const [over, setOver] = useState(false);
  const asked = toQuery({ q: state.q, filters: state.filters, limit: CARDS });
  const page = useRead(prospects.list, { query: { ...asked, status } }, { keepPrevious: true });
  const takes = carried !== undefined && carried.status !== status;
  const name = t(prospectStatusName[status]);
  const { limit: _, ...narrowed } = asked;
  const list = `${href('prospectList')}?${new URLSearchParams({ ...strings(narrowed), status })}`;
  return (
    <section
      className={styles.column}
      aria-labelledby={heading}
      data-over={(takes && over) || undefined}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (takes) act.onSend(carried, status);
      }}
    >
      <Loaded query={page} skeleton={<SkeletonLines lines={4} />}>
        {({ items, total, total_is_capped }) => (
          <>
            <h2 id={heading}>
              {name}{' '}
              <span className="amount">{countText(formatNumber(total), total_is_capped)}</span>
            </h2>
            <ul>
              {items.map((prospect) => (
                <BoardCard
                  key={prospect.id}
                  prospect={prospect}
                  busy={act.moving === prospect.id}
                  onCarry={onCarry}
                  onOpen={act.onOpen}
                  onSend={act.onSend}
                />
              ))}
            </ul>
            {items.length === 0 ? <p className={styles.none}>{t(words.none)}</p> : null}
            {total > items.length ? (
              <Link className={styles.all} to={list}>
                {t(words.all, { name })}
              </Link>
            ) : null}
          </>
        )}
      </Loaded>
    </section>
  );
}

const strings = (query: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
