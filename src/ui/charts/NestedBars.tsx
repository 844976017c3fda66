import { useId } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../format';
import styles from './charts.module.css';
import { fitted, LETTER } from './fitted';
import { fillOf, PATTERNS, Patterns } from './Patterns';
import { useWidth } from './use-width';

export interface NestedBar {
  key: string;
  name: string;
  /** One for each part, each a part of the one before it. */
  values: readonly number[];
  /** Where the rows behind it are. */
  to?: string | undefined;
}

interface NestedBarsProps {
  label: string;
  /** What the values are, the widest first. */
  parts: readonly string[];
  bars: readonly NestedBar[];
  /** How the values are written; plain numbers by default. */
  format?: (value: number) => string;
}

const ROW = 44;
const LEGEND = 28;
const THICK = 16;
/** The sign of a part in the legend, with the room around it. */
const MARK = 26;

/** A bar for each row: within the whole, how much of it came as far as each part. */
export function NestedBars({ label, parts, bars, format = formatNumber }: NestedBarsProps) {
  const id = useId();
  const [width, ref] = useWidth();
  const most = Math.max(1, ...bars.map(({ values }) => values[0] ?? 0));
  const legend = legendOf(parts, width);
  const top = parts.length > 1 ? legend.rows * LEGEND : 0;
  // The innermost is solid.
  const fill = (place: number) => fillOf(id, PATTERNS + parts.length - 1 - place);
  return (
    <figure ref={ref} className={styles.drawing} aria-label={label}>
      <svg
        width={width}
        height={top + bars.length * ROW}
        viewBox={`0 0 ${width} ${top + bars.length * ROW}`}
      >
        <title>{label}</title>
        <Patterns id={id} />
        {top ? <Legend parts={parts} fill={fill} width={width} columns={legend.columns} /> : null}
        {bars.map((bar, at) => (
          <Row
            key={bar.key}
            bar={bar}
            parts={parts}
            fill={fill}
            width={width}
            scale={width / most}
            format={format}
            top={top + at * ROW}
          />
        ))}
      </svg>
    </figure>
  );
}

interface Drawn {
  parts: readonly string[];
  fill: (place: number) => string;
  width: number;
}

/** In how many columns the names of the parts fit beside each other, and how many rows that makes. */
function legendOf(parts: readonly string[], width: number) {
  const widest = Math.max(...parts.map(({ length }) => length)) * LETTER + MARK;
  const columns = Math.min(parts.length, Math.max(1, Math.floor(width / widest)));
  return { columns, rows: Math.ceil(parts.length / columns) };
}

function Legend({ parts, fill, width, columns }: Drawn & { columns: number }) {
  const at = (place: number) =>
    `${(width / columns) * (place % columns)} ${Math.floor(place / columns) * LEGEND}`;
  return parts.map((part, place) => (
    <g key={part} transform={`translate(${at(place)})`} aria-hidden>
      <rect width={12} height={12} y={2} fill={fill(place)} className={styles.part} />
      <text x={18} y={13}>
        {part}
      </text>
    </g>
  ));
}

function Row({
  bar,
  parts,
  fill,
  width,
  scale,
  top,
  format,
}: Drawn & {
  bar: NestedBar;
  scale: number;
  top: number;
  format: (value: number) => string;
}) {
  const said = `${bar.name}: ${parts
    .map((part, place) => `${part} ${format(bar.values[place] ?? 0)}`)
    .join(', ')}`;
  const drawn = (
    <>
      <title>{said}</title>
      <rect className={styles.hit} width={width} height={ROW - 2} />
      <text y={15}>{fitted(bar.name, width, bar.values.map(format).join(' · '))}</text>
      <text x={width} y={15} textAnchor="end" className={styles.number}>
        {bar.values.map(format).join(' · ')}
      </text>
      {bar.values.map((value, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
          key={place}
          className={styles.part}
          y={22}
          width={Math.max(value > 0 ? 2 : 0, value * scale)}
          height={THICK}
          fill={fill(place)}
        />
      ))}
    </>
  );
  return (
    <g transform={`translate(0 ${top})`}>
      {bar.to ? (
        <Link to={bar.to} aria-label={said} className={styles.row}>
          {drawn}
        </Link>
      ) : (
        drawn
      )}
    </g>
  );
}
