/** The least that is drawn of what is there, in pixels. */
const LEAST = 4;

/**
 * How wide the parts of a bar are drawn, in pixels: to scale, save that each part that is there is seen, three beside
 * forty thousand too, and seen to be more than the one within it where it is.
 * @param values the widest first, each a part of the one before it
 * @param full the most that there is room for
 */
export function barWidths(values: readonly number[], scale: number, full: number): number[] {
  const widths = values.map((value) => value * scale);
  const step = (outer: number) => ((values[outer] ?? 0) > (values[outer + 1] ?? 0) ? LEAST : 0);
  for (let place = values.length - 1; place >= 0; place -= 1) {
    widths[place] = Math.max(widths[place] ?? 0, (widths[place + 1] ?? 0) + step(place));
  }
  for (let place = 0; place < values.length; place += 1) {
    const most = place === 0 ? full : (widths[place - 1] ?? 0) - step(place - 1);
    widths[place] = Math.min(widths[place] ?? 0, most);
  }
  return widths;
}
