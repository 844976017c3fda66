import { useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../format';
import styles from './charts.module.css';
import { useWidth } from './use-width';
import { wholeTop } from './whole-top';

export interface LinePoint {
  /** Under the drawing, of the first and the last. */
  name: string;
  /** One for each line; null where a line has none. */
  values: readonly (number | null)[];
  /** All that is said of it. */
  said: string;
  /** What leads to what it was computed from. */
  lead?: { to: string; name: string };
}

interface LineChartProps {
  label: string;
  /** What the slider chooses, with which the points are read one by one. */
  pointLabel: string;
  lines: readonly string[];
  points: readonly LinePoint[];
}

const HEIGHT = 260;
const TOP = 30;
const BOTTOM = 24;
const LEFT = 48;
/** Half of the slider's thumb, which then stands under its line from the first point to the last. */
const RIGHT = 8;
const STEPS = 4;

/** Lines of counts over days, each of its own stroke; a slider reads the points by hand, by finger or by keyboard. */
export function LineChart({ label, pointLabel, lines, points }: LineChartProps) {
  const [width, ref] = useWidth();
  const [chosen, setChosen] = useState<number>();
  const known = points.findLastIndex(({ values }) => values.every((value) => value !== null));
  const at = Math.min(chosen ?? Math.max(known, 0), points.length - 1);
  const values = points.flatMap((point) => point.values.filter((value) => value !== null));
  const most = wholeTop(Math.max(0, ...values), STEPS);
  const x = (place: number) =>
    LEFT + (place / Math.max(points.length - 1, 1)) * (width - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM);
  const point = points[at];
  return (
    <figure ref={ref} className={styles.drawing} aria-label={label}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
        <title>{label}</title>
        {lines.map((line, place) => (
          <g key={line} transform={`translate(${place * 140} 0)`} aria-hidden>
            <line className={styles.line} data-line={place} x2={24} y1={8} y2={8} />
            <text x={30} y={13}>
              {line}
            </text>
          </g>
        ))}
        {Array.from({ length: STEPS + 1 }, (_, step) => (most / STEPS) * step).map((value) => (
          <g key={value} aria-hidden>
            <line className={styles.grid} x1={LEFT} x2={width} y1={y(value)} y2={y(value)} />
            <text className={styles.faint} x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {formatNumber(value)}
            </text>
          </g>
        ))}
        {lines.map((line, place) => (
          <polyline
            key={line}
            className={styles.line}
            data-line={place}
            points={points
              .flatMap(({ values: all }, n) => {
                const value = all[place];
                return value === null || value === undefined ? [] : [`${x(n)},${y(value)}`];
              })
              .join(' ')}
          />
        ))}
        <line className={styles.grid} x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />
        {point?.values.map((value, place) =>
          value === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
            <circle key={place} className={styles.dot} cx={x(at)} cy={y(value)} r={4} />
          ),
        )}
        <text className={styles.faint} x={LEFT} y={HEIGHT - 4}>
          {points[0]?.name}
        </text>
        <text className={styles.faint} x={width} y={HEIGHT - 4} textAnchor="end">
          {points.at(-1)?.name}
        </text>
      </svg>
      <input
        type="range"
        className={styles.slider}
        style={{ marginInlineStart: LEFT - RIGHT, width: `calc(100% - ${LEFT - RIGHT}px)` }}
        aria-label={pointLabel}
        aria-valuetext={point?.said}
        min={0}
        max={Math.max(points.length - 1, 0)}
        value={at}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <figcaption>{point?.said}</figcaption>
      {point?.lead ? (
        <Link to={point.lead.to} className={styles.lead}>
          {point.lead.name}
        </Link>
      ) : null}
    </figure>
  );
}
