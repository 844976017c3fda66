/** About how wide a letter of a drawing is, in pixels. */
export const LETTER = 7.2;
const FEWEST = 8;

/** A name as far as there is room before its figures: what is said of its row has all of it. */
export function fitted(name: string, room: number): string {
  const most = Math.max(FEWEST, Math.floor(room / LETTER) - 2);
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
}
