import { useId, useState } from 'react';
import { formatNumber } from '../format';
import styles from './charts.module.css';
import { Legend, legendHeight } from './Legend';
import { fillOf, Patterns } from './Patterns';
import { useWidth } from './use-width';
import { wholeTop } from './whole-top';

export interface MonthBar {
  /** Under the drawing, of the first and the last. */
  name: string;
  /** Pesos of each part, the lowest first. */
  values: readonly number[];
  /** All that is said of it. */
  said: string;
}

interface MonthBarsProps {
  label: string;
  /** What the slider chooses, with which the months are read one by one. */
  pointLabel: string;
  parts: readonly string[];
  bars: readonly MonthBar[];
  /** A height in pesos that months are compared with. */
  target?: { value: number; name: string } | undefined;
}

const HEIGHT = 240;
const BOTTOM = 24;
const LEFT = 64;
/** Half of the slider's thumb. */
const RIGHT = 8;
const STEPS = 4;
/** Of a month's width. */
const GAP = 0.25;

/** A bar of pesos for each month, its parts one above the other; a slider reads them by hand, finger or keyboard. */
export function MonthBars({ label, pointLabel, parts, bars, target }: MonthBarsProps) {
  const id = useId();
  const [width, ref] = useWidth();
  const [chosen, setChosen] = useState(0);
  const signs = parts.map((name, place) => ({ name, fill: fillOf(id, place) }));
  const top = legendHeight(signs, width) + 8;
  const high = top + HEIGHT;
  const sums = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const most = wholeTop(Math.max(0, target?.value ?? 0, ...sums), STEPS);
  const y = (value: number) => top + (1 - value / most) * (HEIGHT - BOTTOM);
  const month = (width - LEFT - RIGHT) / Math.max(bars.length, 1);
  const at = Math.min(chosen, bars.length - 1);
  return (
    <figure ref={ref} className={styles.drawing} aria-label={label}>
      <svg width={width} height={high} viewBox={`0 0 ${width} ${high}`}>
        <title>{label}</title>
        <Patterns id={id} />
        <Legend signs={signs} width={width} />
        {Array.from({ length: STEPS + 1 }, (_, step) => (most / STEPS) * step).map((value) => (
          <g key={value} aria-hidden>
            <line className={styles.grid} x1={LEFT} x2={width} y1={y(value)} y2={y(value)} />
            <text className={styles.faint} x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              ${formatNumber(value)}
            </text>
          </g>
        ))}
        {bars.map(({ name, values }, n) => (
          <Bar
            key={name}
            id={id}
            x={LEFT + (n + GAP / 2) * month}
            width={(1 - GAP) * month}
            values={values}
            y={y}
            picked={n === at}
          />
        ))}
        {target ? (
          <g aria-hidden>
            <line
              className={styles.line}
              x1={LEFT}
              x2={width}
              y1={y(target.value)}
              y2={y(target.value)}
            />
            <text x={width} y={y(target.value) - 6} textAnchor="end">
              {target.name}
            </text>
          </g>
        ) : null}
        <text className={styles.faint} x={LEFT} y={high - 4}>
          {bars[0]?.name}
        </text>
        <text className={styles.faint} x={width} y={high - 4} textAnchor="end">
          {bars.at(-1)?.name}
        </text>
      </svg>
      <input
        type="range"
        className={styles.slider}
        style={{ marginInlineStart: LEFT - RIGHT, width: `calc(100% - ${LEFT - RIGHT}px)` }}
        aria-label={pointLabel}
        aria-valuetext={bars[at]?.said}
        min={0}
        max={Math.max(bars.length - 1, 0)}
        value={Math.max(at, 0)}
        onChange={({ target: input }) => setChosen(Number(input.value))}
      />
      <figcaption>{bars[at]?.said}</figcaption>
    </figure>
  );
}

interface BarProps {
  id: string;
  x: number;
  width: number;
  values: readonly number[];
  y: (value: number) => number;
  picked: boolean;
}

function Bar({ id, x, width, values, y, picked }: BarProps) {
  const ends = values.map((_, place) =>
    values.slice(0, place + 1).reduce((sum, value) => sum + value, 0),
  );
  const total = ends.at(-1) ?? 0;
  return (
    <>
      {ends.map((end, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
          key={place}
          className={styles.part}
          x={x}
          width={width}
          y={y(end)}
          height={y(ends[place - 1] ?? 0) - y(end)}
          fill={fillOf(id, place)}
        />
      ))}
      {picked ? (
        <rect
          className={styles.picked}
          x={x - 2}
          width={width + 4}
          y={y(total) - 2}
          height={y(0) - y(total) + 4}
        />
      ) : null}
    </>
  );
}
