import styles from './charts.module.css';
import { LETTER } from './fitted';

interface Sign {
  name: string;
  fill: string;
}

interface LegendProps {
  signs: readonly Sign[];
  /** Of the drawing. */
  width: number;
}

const ROW = 28;
/** A sign with the room around it. */
const MARK = 26;

/** In how many columns the names fit beside each other. */
function columnsOf(signs: readonly Sign[], width: number): number {
  const widest = Math.max(0, ...signs.map(({ name }) => name.length)) * LETTER + MARK;
  return Math.min(signs.length, Math.max(1, Math.floor(width / widest)));
}

/** How high a legend is. */
export const legendHeight = (signs: readonly Sign[], width: number): number =>
  signs.length > 0 ? Math.ceil(signs.length / columnsOf(signs, width)) * ROW : 0;

/** What the fills of a drawing are, above it. */
export function Legend({ signs, width }: LegendProps) {
  const columns = columnsOf(signs, width);
  const at = (place: number) =>
    `${(width / columns) * (place % columns)} ${Math.floor(place / columns) * ROW}`;
  return signs.map(({ name, fill }, place) => (
    <g key={name} transform={`translate(${at(place)})`} aria-hidden>
      <rect width={12} height={12} y={2} fill={fill} className={styles.part} />
      <text x={18} y={13}>
        {name}
      </text>
    </g>
  ));
}
