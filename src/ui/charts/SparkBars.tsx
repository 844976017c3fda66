import styles from './charts.module.css';

interface SparkBarsProps {
  /** What the bars say, for who does not see them. */
  label: string;
  values: readonly number[];
}

const HEIGHT = 40;
const GAP = 0.3;

/** A bar for each value, upwards what is more than nothing and downwards what is less; nothing has none. */
export function SparkBars({ label, values }: SparkBarsProps) {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const scale = most === least ? 0 : HEIGHT / (most - least);
  const zero = most === least ? HEIGHT : most * scale;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${values.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {values.map((value, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          key={at}
          data-less={value < 0 || undefined}
          x={at + GAP / 2}
          width={1 - GAP}
          y={value > 0 ? zero - value * scale : zero}
          height={Math.abs(value) * scale}
        />
      ))}
      <line x1={0} x2={values.length} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
