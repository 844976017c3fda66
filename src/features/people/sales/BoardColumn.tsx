import { prospectBoard as words } from '@contract/locales/es-MX/program/prospect-board';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import type { ProspectStatus } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { countText } from '@portal/ui/count-text';
import { formatNumber } from '@portal/ui/format';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { type TableState, toQuery } from '@portal/ui/table/table-state';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { BoardCard } from './BoardCard';
import styles from './board.module.css';
import type { BoardKind, Standing } from './board-kind';

/** The rest of a column is read in the list. */
const CARDS = 25;

interface BoardColumnProps<Item extends Standing> {
  kind: BoardKind<Item>;
  status: ProspectStatus;
  state: TableState;
  /** What is carried over the board at this moment. */
  carried: Item | undefined;
  /** What is on its way to another column. */
  moving: string | undefined;
  /** Undefined for who may not move them. */
  onCarry: ((item: Item | undefined) => void) | undefined;
  onSend: (item: Item, status: ProspectStatus) => void;
}

/** Those of one status, the latest first, and the way to all of them. */
export function BoardColumn<Item extends Standing>({
  kind,
  status,
  state,
  carried,
  onCarry,
  ...act
}: BoardColumnProps<Item>) {
  const { useColumn } = kind;
  const heading = useId();
  const [over, setOver] = useState(false);
  const asked = toQuery({ q: state.q, filters: state.filters, limit: CARDS });
  const page = useColumn({ ...asked, limit: CARDS, status });
  const takes = carried !== undefined && carried.status !== status;
  const name = t(prospectStatusName[status]);
  const { limit: _, ...narrowed } = asked;
  const list = `${kind.list}?${new URLSearchParams({ ...strings(narrowed), status })}`;
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
              {items.map((item) => (
                <BoardCard
                  key={item.id}
                  kind={kind}
                  item={item}
                  busy={act.moving === item.id}
                  onCarry={onCarry}
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
