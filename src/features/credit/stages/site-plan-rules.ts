import { metresBetween, offsetOf, type Place } from '@contract/credit/geo';

/** Distances that are drawn around a site, in metres. */
const ringChoices = [50, 200, 1000] as const;

/** A point of the plan, from -1 to 1 in both directions, the site in the middle and north above. */
interface Point {
  x: number;
  y: number;
}

interface Mark extends Point {
  /** Where it was taken: elsewhere than its mark, where marks would cover each other. */
  at: Point;
  /** Farther than the plan reaches: it stands at the edge, in its direction. */
  isOutside: boolean;
}

/** How much of the plan the outer ring takes, and where what lies beyond it is drawn. */
const OUTER = 0.78;
const EDGE = 0.9;

/** The rings that are needed to hold all photographs, two at least; what is farther than all of them stays outside. */
export function ringsFor(metres: readonly number[]): number[] {
  const farthest = Math.max(0, ...metres);
  const needed = ringChoices.findIndex((ring) => ring >= farthest);
  return ringChoices.slice(0, needed < 0 ? undefined : Math.max(2, needed + 1));
}

/** How large a ring is drawn when the last of them is the outer one. */
export const radiusOf = (ring: number, rings: readonly number[]): number =>
  (OUTER * ring) / (rings.at(-1) ?? ring);

/** Where each photograph is marked around its site, none on top of another. */
export function marksOf(site: Place, taken: readonly Place[], gap: number): Mark[] {
  const metres = taken.map((place) => metresBetween(site, place));
  const outer = ringsFor(metres).at(-1) ?? 1;
  const exact = taken.map((place, index) => {
    const { east, north } = offsetOf(site, place);
    const away = metres[index] ?? 0;
    const isOutside = away > outer;
    const scale = isOutside ? EDGE / away : OUTER / outer;
    return { at: { x: east * scale, y: -north * scale }, isOutside };
  });
  const marks = spread(
    exact.map(({ at }) => at),
    gap,
  );
  return exact.map((mark, index) => ({ ...mark, ...(marks[index] ?? mark.at) }));
}

const TURNS = 24;
const STEPS = 40;

/** Moves points as little as it takes for each to keep a distance from those before it, on the plan. */
export function spread(points: readonly Point[], gap: number): Point[] {
  const placed: Point[] = [];
  for (const point of points) {
    placed.push(around(point, gap / 3).find((place) => isFree(place, placed, gap)) ?? point);
  }
  return placed;
}

const isFree = ({ x, y }: Point, placed: readonly Point[], gap: number): boolean =>
  Math.abs(x) <= 1 - gap / 2 &&
  Math.abs(y) <= 1 - gap / 2 &&
  placed.every((other) => Math.hypot(other.x - x, other.y - y) >= gap);

/** A point, then those around it, the nearest first. */
function around({ x, y }: Point, step: number): Point[] {
  const rings = Array.from({ length: STEPS }, (_, ring) =>
    Array.from({ length: TURNS }, (_turn, turn) => {
      const angle = (2 * Math.PI * turn) / TURNS;
      const radius = step * (ring + 1);
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    }),
  );
  return [{ x, y }, ...rings.flat()];
}
