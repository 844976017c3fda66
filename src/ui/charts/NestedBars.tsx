import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../format';
import { barWidths } from './bar-widths';
import styles from './charts.module.css';
import { fitted, LETTER } from './fitted';
import { Legend, legendHeight } from './Legend';
import { fillOf, PATTERNS, Patterns } from './Patterns';
import { useWidth } from './use-width';

export interface NestedBar {
  key: string;
  name: string;
  /** One for each part, each a part of the one before it. */
  values: readonly BarValue[];
}

interface BarValue {
  value: number;
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
  /** Of parts that are steps: how much of the one before came to each. */
  conversion?: Conversion | undefined;
}

export interface Conversion {
  /** Short, to stand under a figure; empty of nothing. */
  shown: (part: number, before: number) => string;
  said: (share: string) => string;
}

const ROW = 48;
/** Of the second line of a row, which steps have. */
const LINE = 16;
const THICK = 16;
/** What a finger needs around a figure. */
const REACH = 24;
/** Between two figures of a row. */
const GAP = 20;

/** A bar for each row: within the whole, how much of it came as far as each part. */
export function NestedBars({
  label,
  parts,
  bars,
  format = formatNumber,
  conversion,
}: NestedBarsProps) {
  const id = useId();
  const [width, ref] = useWidth();
  const most = Math.max(1, ...bars.map(({ values }) => values[0]?.value ?? 0));
  // The innermost is solid.
  const fill = (place: number) => fillOf(id, PATTERNS + parts.length - 1 - place);
  const signs = parts.length > 1 ? parts.map((name, place) => ({ name, fill: fill(place) })) : [];
  const top = legendHeight(signs, width);
  const figures = bars.map((bar) => figuresOf(bar, format, conversion));
  const ends = endsOf(parts, figures, width);
  const high = conversion ? ROW + LINE : ROW;
  return (
    <figure ref={ref} className={styles.drawing} aria-label={label}>
      <svg
        width={width}
        height={top + bars.length * high}
        viewBox={`0 0 ${width} ${top + bars.length * high}`}
      >
        <title>{label}</title>
        <Patterns id={id} />
        <Legend signs={signs} width={width} />
        {bars.map((bar, at) => (
          <Row
            key={bar.key}
            bar={bar}
            parts={parts}
            fill={fill}
            width={width}
            scale={width / most}
            figures={figures[at] ?? []}
            ends={ends}
            top={top + at * high}
            high={high}
          />
        ))}
      </svg>
    </figure>
  );
}

interface Figure {
  text: string;
  /** How much of the step before it is; empty of what is no step. */
  share: string;
  said: string;
}

/** What is written of each part of a bar. */
function figuresOf(
  { values }: NestedBar,
  format: (value: number) => string,
  conversion: Conversion | undefined,
): Figure[] {
  return values.map(({ value }, place) => {
    const before = values[place - 1]?.value;
    const text = format(value);
    const share = before === undefined ? '' : (conversion?.shown(value, before) ?? '');
    return { text, share, said: share && conversion ? `${text}, ${conversion.said(share)}` : text };
  });
}

const wideOf = (figure: Figure | undefined) =>
  Math.max(figure?.text.length ?? 0, figure?.share.length ?? 0) * LETTER;

/** Where the figures of each part end, in columns as wide as the longest of them. */
function endsOf(
  parts: readonly string[],
  rows: readonly (readonly Figure[])[],
  width: number,
): number[] {
  const columns = parts.map((_, place) =>
    Math.max(...rows.map((figures) => wideOf(figures[place]))),
  );
  return columns.map((_, place) =>
    columns.slice(place + 1).reduce((end, column) => end - column - GAP, width),
  );
}

interface RowProps {
  bar: NestedBar;
  parts: readonly string[];
  fill: (place: number) => string;
  width: number;
  scale: number;
  top: number;
  high: number;
  /** What is written of each part. */
  figures: readonly Figure[];
  /** Where each figure ends. */
  ends: readonly number[];
}

/** The first way of a row is as wide as the row; each that leads elsewhere is its figure and its part of the bar. */
function Row({ bar, parts, fill, width, scale, top, high, figures, ends }: RowProps) {
  const places = parts.map((_, place) => place);
  const widths = barWidths(
    bar.values.map(({ value }) => value),
    scale,
    width,
  );
  const to = (place: number) => bar.values[place]?.to;
  const first = places.filter((place) => to(place) === to(0));
  const others = places.filter((place) => to(place) !== to(0));
  const said = (some: readonly number[]) =>
    `${bar.name}: ${some.map((place) => `${parts[place]} ${figures[place]?.said}`).join(', ')}`;
  const number = (place: number) => (
    <text key={place} textAnchor="end" className={styles.number}>
      <tspan x={ends[place]} y={15}>
        {figures[place]?.text}
      </tspan>
      {figures[place]?.share ? (
        <tspan x={ends[place]} y={15 + LINE} className={styles.faint}>
          {figures[place].share}
        </tspan>
      ) : null}
    </text>
  );
  const part = (place: number) => (
    <rect
      key={place}
      className={styles.part}
      y={high - 22}
      width={widths[place]}
      height={THICK}
      fill={fill(place)}
    />
  );
  const room = (ends[0] ?? width) - wideOf(figures[0]);
  return (
    <g transform={`translate(0 ${top})`}>
      <Way to={to(0)} said={said(first)}>
        <rect className={styles.hit} width={width} height={high - 2} />
        <text y={15}>{fitted(bar.name, room)}</text>
        {first.map(number)}
        {first.map(part)}
      </Way>
      {others.map((place) => (
        <Way key={place} to={to(place)} hidden>
          {part(place)}
        </Way>
      ))}
      {others.map((place) => {
        const wide = Math.max(wideOf(figures[place]) + GAP / 2, REACH);
        return (
          <Way key={place} to={to(place)} said={said([place])}>
            <rect
              className={styles.hit}
              x={(ends[place] ?? 0) + GAP / 4 - wide}
              y={-2}
              width={wide}
              height={high - 24}
            />
            {number(place)}
          </Way>
        );
      })}
    </g>
  );
}

interface WayProps {
  to: string | undefined;
  /** What it leads to, for who hears it. */
  said?: string;
  /** Another one beside it says the same, and is reached by keyboard. */
  hidden?: boolean;
  children: ReactNode;
}

function Way({ to, said, hidden, children }: WayProps) {
  const drawn = (
    <>
      {said ? <title>{said}</title> : null}
      {children}
    </>
  );
  if (!to) return drawn;
  if (hidden) {
    return (
      <Link to={to} tabIndex={-1} aria-hidden className={styles.row}>
        {drawn}
      </Link>
    );
  }
  return (
    <Link to={to} aria-label={said} className={styles.row}>
      {drawn}
    </Link>
  );
}
