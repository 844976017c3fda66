/** How many parts a drawing tells apart, each by its colour and by its pattern. */
export const PATTERNS = 4;

/** Fills of a drawing, by their place: solid, dotted, striped, ruled. `id` is the drawing's own. */
export const fillOf = (id: string, place: number) => `url(#${id}-${place % PATTERNS})`;

/** The fills, to stand within a drawing. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-0`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill="var(--chart-1)" />
      </pattern>
      <pattern id={`${id}-1`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="var(--chart-3)" />
        <circle cx="3" cy="3" r="1.2" fill="var(--surface)" />
      </pattern>
      <pattern
        id={`${id}-2`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="var(--surface)" />
        <rect width="2" height="6" fill="var(--chart-5)" />
      </pattern>
      <pattern id={`${id}-3`} width="6" height="4" patternUnits="userSpaceOnUse">
        <rect width="6" height="4" fill="var(--surface)" />
        <rect width="6" height="1.5" fill="var(--chart-2)" />
      </pattern>
    </defs>
  );
}
