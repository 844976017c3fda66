/** About how wide a letter of a drawing is, in pixels. */
export const LETTER = 7.2;
const FEWEST = 8;

/** A name as far as there is room beside its figures: what is said of its row has all of it. */
export function fitted(name: string, width: number, figures: string): string {
  const most = Math.max(FEWEST, Math.floor(width / LETTER) - figures.length - 2);
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
}
