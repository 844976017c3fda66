/** The scores from a bound to the other, as texts of a form. */
export const scale = ({ min, max }: { min: number; max: number }): string[] =>
  Array.from({ length: max - min + 1 }, (_, place) => String(min + place));
