import { type KeyboardEvent, useId } from 'react';
import styles from './charts.module.css';
import { Legend, legendHeight } from './Legend';
import { stateTiles, TILE_COLUMNS, TILE_ROWS } from './mexico';
import { fillOf, Patterns } from './Patterns';
import { useWidth } from './use-width';

interface ShownZone {
  key: string;
  /** All that is said of it in this state. */
  said: string;
  /** From nothing to all of it, as high as its mark is filled; null where there is nothing to fill. */
  share: number | null;
  isPicked: boolean;
}

interface ShownState {
  state: string;
  /** All that is said of it. */
  said: string;
  /** Of its zones together. */
  share: number | null;
  /** Its tile is framed. */
  isPicked: boolean;
  /** A mark each within its tile. */
  zones: readonly ShownZone[];
}

interface StateMapProps {
  label: string;
  states: readonly ShownState[];
  /** Without a level where nothing is filled. */
  legend: { none: string; without: string; level?: string };
  /** Have a state or a zone of it chosen, by pointer and keyboard. */
  onPick: (state: string) => void;
  onPickZone: (key: string, state: string) => void;
}

const MOST_WIDE = 720;
const GAP = 4;
const LETTERS = 12;
/** How wide the longest letters of a state are, in their own height, with a little air. */
const LONGEST = 3.3;
/** How high the letters of a state stand above its marks, and its share under them where a tile has room for it. */
const HEAD = 16;
const SHARE = 14;
const ROOM_FOR_SHARE = 48;
/** Most marks beside each other. */
const ABREAST = 4;
const BETWEEN = 2;

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Mexico as a tile for each state, with a mark for each zone in it, filled from below as far as it is; drawn here, without any map of others. */
export function StateMap({ label, states, legend, onPick, onPickZone }: StateMapProps) {
  const id = useId();
  const [width, ref] = useWidth();
  const signs = [
    { name: legend.none, fill: 'var(--surface-sunken)' },
    { name: legend.without, fill: fillOf(id, 2) },
    ...(legend.level ? [{ name: legend.level, fill: fillOf(id, 0) }] : []),
  ];
  const top = legendHeight(signs, width);
  const size = Math.min(width, MOST_WIDE) / TILE_COLUMNS;
  const height = top + size * TILE_ROWS;
  return (
    <figure ref={ref} className={styles.drawing} aria-label={label}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title>{label}</title>
        <Patterns id={id} />
        <Legend signs={signs} width={width} />
        {stateTiles.map(([name, letters, column, row]) => (
          <g key={name} transform={`translate(${column * size} ${top + row * size})`}>
            <Tile
              name={name}
              letters={letters}
              size={size - GAP}
              shown={states.find(({ state }) => state === name)}
              id={id}
              onPick={onPick}
              onPickZone={onPickZone}
            />
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** A part of a drawing as a button, which it is not by itself. */
const pickable = (said: string, isPicked: boolean, pick: () => void) => ({
  className: styles.pick,
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

interface TileProps extends Pick<StateMapProps, 'onPick' | 'onPickZone'> {
  name: string;
  letters: string;
  size: number;
  shown: ShownState | undefined;
  id: string;
}

function Tile({ name, letters, size, shown, id, onPick, onPickZone }: TileProps) {
  const share = size >= ROOM_FOR_SHARE ? (shown?.share ?? null) : null;
  const head = HEAD + (share === null ? 0 : SHARE);
  return (
    <>
      <g {...(shown ? pickable(shown.said, shown.isPicked, () => onPick(name)) : {})}>
        <title>{shown?.said ?? name}</title>
        <rect
          className={styles.part}
          width={size}
          height={size}
          fill={shown ? 'var(--surface)' : 'var(--surface-sunken)'}
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
      {shown ? (
        <g transform={`translate(${BETWEEN} ${head})`}>
          <Marks
            zones={shown.zones}
            width={size - BETWEEN}
            height={size - head}
            id={id}
            onPick={(key) => onPickZone(key, name)}
          />
        </g>
      ) : null}
    </>
  );
}

interface MarksProps {
  zones: readonly ShownZone[];
  /** Of what they have, the room after each included. */
  width: number;
  height: number;
  id: string;
  onPick: (key: string) => void;
}

function Marks({ zones, width, height, id, onPick }: MarksProps) {
  const rows = Math.ceil(zones.length / ABREAST);
  const abreast = Math.ceil(zones.length / rows);
  const [wide, high] = [width / abreast - BETWEEN, height / rows - BETWEEN];
  return zones.map(({ key, said, share, isPicked }, at) => {
    const filled = Math.min(share ?? 0, 1) * high;
    const [x, y] = [(at % abreast) * (wide + BETWEEN), Math.floor(at / abreast) * (high + BETWEEN)];
    return (
      <g
        key={key}
        transform={`translate(${x} ${y})`}
        {...pickable(said, isPicked, () => onPick(key))}
      >
        <title>{said}</title>
        <rect
          className={styles.part}
          width={wide}
          height={high}
          fill={share === null ? fillOf(id, 2) : 'var(--surface-sunken)'}
        />
        <rect y={high - filled} width={wide} height={filled} fill={fillOf(id, 0)} />
        {isPicked ? <rect className={styles.picked} width={wide} height={high} /> : null}
        <rect className={styles.hit} width={wide} height={high} />
      </g>
    );
  });
}
