import styles from './charts.module.css';
import { fitted, LETTER } from './fitted';
import { useWidth } from './use-width';

interface DayRow {
  key: string;
  name: string;
  /** What its bars say, for who does not see them. */
  said: string;
  /** What they add up to. */
  total: string;
  /** One for each day. */
  values: readonly number[];
}

interface DayBarsProps {
  label: string;
  rows: readonly DayRow[];
}

const ROW = 72;
const TOP = 22;
const HEIGHT = 40;
/** Of a day's width. */
const GAP = 0.3;

/** In each row a bar for each day, upwards what is more than nothing and downwards what is less; nothing has none. */
export function DayBars({ label, rows }: DayBarsProps) {
  const [width, ref] = useWidth();
  return (
    <figure ref={ref} className={styles.drawing} aria-label={label}>
      <svg width={width} height={rows.length * ROW} viewBox={`0 0 ${width} ${rows.length * ROW}`}>
        <title>{label}</title>
        {rows.map((row, at) => (
          <g key={row.key} transform={`translate(0 ${at * ROW})`}>
            <title>{row.said}</title>
            <text y={15}>{fitted(row.name, width - row.total.length * LETTER)}</text>
            <text x={width} y={15} textAnchor="end" className={styles.number}>
              {row.total}
            </text>
            <Bars values={row.values} width={width} />
          </g>
        ))}
      </svg>
    </figure>
  );
}

function Bars({ values, width }: Pick<DayRow, 'values'> & { width: number }) {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const scale = most === least ? 0 : HEIGHT / (most - least);
  const zero = TOP + (most === least ? HEIGHT : most * scale);
  const day = width / values.length;
  return (
    <>
      {values.map((value, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          key={at}
          className={styles.day}
          data-less={value < 0 || undefined}
          x={(at + GAP / 2) * day}
          width={(1 - GAP) * day}
          y={value > 0 ? zero - value * scale : zero}
          height={Math.abs(value) * scale}
        />
      ))}
      <line className={styles.grid} x2={width} y1={zero} y2={zero} />
    </>
  );
}
