import { useState } from 'react';
import { Link } from 'react-router';
import { formatNumber, formatShortPesos } from '../format';
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
  /** Values are pesos, not counts. */
  money?: boolean;
  /** The places of the two lines between which the range is filled. */
  band?: readonly [number, number];
  /** A height that lines are compared with. */
  target?: { value: number; name: string } | undefined;
}

const HEIGHT = 260;
const TOP = 30;
const BOTTOM = 24;
const LEFT = { counts: 48, money: 64 };
/** From the name of a line to the next one's, where there is room. */
const BESIDE = 140;
/** Half of the slider's thumb, which then stands under its line from the first point to the last. */
const RIGHT = 8;
const STEPS = 4;

/** Lines of counts or pesos over days, each of its own stroke; a slider reads the points by hand, by finger or by keyboard. */
export function LineChart({
  label,
  pointLabel,
  lines,
  points,
  money = false,
  band,
  target,
}: LineChartProps) {
  const left = money ? LEFT.money : LEFT.counts;
  const scale = money ? formatShortPesos : formatNumber;
  const [width, ref] = useWidth();
  const [chosen, setChosen] = useState<number>();
  const known = points.findLastIndex(({ values }) => values.every((value) => value !== null));
  const at = Math.min(chosen ?? Math.max(known, 0), points.length - 1);
  const values = points.flatMap((point) => point.values.filter((value) => value !== null));
  const most = wholeTop(Math.max(0, target?.value ?? 0, ...values), STEPS);
  const x = (place: number) =>
    left + (place / Math.max(points.length - 1, 1)) * (width - left - RIGHT);
  const y = (value: number) => TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM);
  const point = points[at];
  const pathOf = (place: number) =>
    points.flatMap(({ values: all }, n) => {
      const value = all[place];
      return value === null || value === undefined ? [] : [`${x(n)},${y(value)}`];
    });
  return (
    <figure ref={ref} className={styles.drawing} aria-label={label}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
        <title>{label}</title>
        {lines.map((line, place) => (
          <g
            key={line}
            transform={`translate(${place * Math.min(BESIDE, width / lines.length)} 0)`}
            aria-hidden
          >
            <line className={styles.line} data-line={place} x2={24} y1={8} y2={8} />
            <text x={30} y={13}>
              {line}
            </text>
          </g>
        ))}
        {Array.from({ length: STEPS + 1 }, (_, step) => (most / STEPS) * step).map((value) => (
          <g key={value} aria-hidden>
            <line className={styles.grid} x1={left} x2={width} y1={y(value)} y2={y(value)} />
            <text className={styles.faint} x={left - 8} y={y(value) + 4} textAnchor="end">
              {scale(value)}
            </text>
          </g>
        ))}
        {band ? (
          <polygon
            className={styles.band}
            points={[...pathOf(band[0]), ...pathOf(band[1]).reverse()].join(' ')}
          />
        ) : null}
        {lines.map((line, place) => (
          <polyline
            key={line}
            className={styles.line}
            data-line={place}
            points={pathOf(place).join(' ')}
          />
        ))}
        {target ? (
          <g aria-hidden>
            <line
              className={styles.target}
              x1={left}
              x2={width}
              y1={y(target.value)}
              y2={y(target.value)}
            />
            <text x={left + 4} y={y(target.value) - 6}>
              {target.name}
            </text>
          </g>
        ) : null}
        <line className={styles.grid} x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />
        {point?.values.map((value, place) =>
          value === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
            <circle key={place} className={styles.dot} cx={x(at)} cy={y(value)} r={4} />
          ),
        )}
        <text className={styles.faint} x={left} y={HEIGHT - 4}>
          {points[0]?.name}
        </text>
        <text className={styles.faint} x={width} y={HEIGHT - 4} textAnchor="end">
          {points.at(-1)?.name}
        </text>
      </svg>
      <input
        type="range"
        className={styles.slider}
        style={{ marginInlineStart: left - RIGHT, width: `calc(100% - ${left - RIGHT}px)` }}
        aria-label={pointLabel}
        aria-valuetext={point?.said}
        min={0}
        max={Math.max(points.length - 1, 0)}
        value={at}
        onChange={({ target: input }) => setChosen(Number(input.value))}
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
