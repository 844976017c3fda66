import { type KeyboardEvent, useId } from 'react';
import styles from './charts.module.css';
import { stateTiles, TILE_COLUMNS, TILE_ROWS } from './mexico';
import { fillOf, Patterns } from './Patterns';
import { useWidth } from './use-width';

export interface ShownState {
  state: string;
  /** All that is said of it. */
  said: string;
  /** From nothing to all of it, as high as its tile is filled; null where there is nothing to fill. */
  share: number | null;
  /** Of the one that was picked elsewhere: its tile is framed. */
  isPicked?: boolean;
}

interface StateMapProps {
  label: string;
  states: readonly ShownState[];
  /** Without a level where nothing is filled. */
  legend: { none: string; without: string; level?: string };
  /** Has the states that are shown chosen from, by pointer and keyboard. */
  onPick?: (state: string) => void;
}

const MOST_WIDE = 720;
const GAP = 4;
const LEGEND = 28;
const LETTERS = 12;
/** How wide the longest letters of a state are, in their own height, with a little air. */
const LONGEST = 3.3;

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Mexico as a tile for each state, filled from below as far as it is; drawn here, without any map of others. */
export function StateMap({ label, states, legend, onPick }: StateMapProps) {
  const id = useId();
  const [width, ref] = useWidth();
  const size = Math.min(width, MOST_WIDE) / TILE_COLUMNS;
  const height = LEGEND + size * TILE_ROWS;
  return (
    <figure ref={ref} className={styles.drawing} aria-label={label}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title>{label}</title>
        <Patterns id={id} />
        {[
          { said: legend.none, fill: 'var(--surface-sunken)' },
          { said: legend.without, fill: fillOf(id, 2) },
          ...(legend.level ? [{ said: legend.level, fill: fillOf(id, 0) }] : []),
        ].map(({ said, fill }, at) => (
          <g key={said} transform={`translate(${at * Math.min(160, width / 3)} 0)`} aria-hidden>
            <rect className={styles.part} width={12} height={12} y={2} fill={fill} />
            <text x={18} y={13}>
              {said}
            </text>
          </g>
        ))}
        {stateTiles.map(([name, letters, column, row]) => (
          <Tile
            key={name}
            name={name}
            letters={letters}
            x={column * size}
            y={LEGEND + row * size}
            size={size - GAP}
            shown={states.find(({ state }) => state === name)}
            id={id}
            onPick={onPick}
          />
        ))}
      </svg>
    </figure>
  );
}

/** A tile as a button, which it is not by itself. */
const pickable = ({ said, isPicked = false }: ShownState, pick: () => void) => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': said,
  'aria-pressed': isPicked,
  onClick: pick,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    pick();
  },
});

interface TileProps {
  name: string;
  letters: string;
  x: number;
  y: number;
  size: number;
  shown: ShownState | undefined;
  id: string;
  onPick: ((state: string) => void) | undefined;
}

function Tile({ name, letters, x, y, size, shown, id, onPick }: TileProps) {
  const share = shown?.share ?? null;
  const filled = Math.min(share ?? 0, 1) * size;
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={onPick && shown ? styles.pick : undefined}
      {...(onPick && shown ? pickable(shown, () => onPick(name)) : {})}
    >
      <title>{shown?.said ?? name}</title>
      <rect
        className={styles.part}
        width={size}
        height={size}
        fill={shown && share === null ? fillOf(id, 2) : 'var(--surface-sunken)'}
      />
      {share === null ? null : (
        <rect y={size - filled} width={size} height={filled} fill={fillOf(id, 0)} />
      )}
      <rect
        className={styles.plate}
        x={1}
        y={1}
        width={size - 2}
        height={share === null ? 16 : 30}
      />
      <text
        x={size / 2}
        y={13}
        textAnchor="middle"
        className={shown ? styles.small : styles.faint}
        style={{ fontSize: Math.min(LETTERS, size / LONGEST) }}
      >
        {letters}
      </text>
      {share === null ? null : (
        <text x={size / 2} y={27} textAnchor="middle" className={styles.small}>
          {percent(share)}
        </text>
      )}
      {shown?.isPicked ? (
        <rect className={styles.picked} x={1} y={1} width={size - 2} height={size - 2} />
      ) : null}
      <rect className={styles.hit} width={size} height={size} />
    </g>
  );
}
