/** What a form begins with: the values that are there, of some fields. */
export const startingWith = <Kept extends object, Field extends keyof Kept>(
  kept: Kept,
  fields: readonly Field[],
): { [F in Field]?: NonNullable<Kept[F]> } => {
  const values: { [F in Field]?: NonNullable<Kept[F]> } = {};
  for (const field of fields) {
    const value = kept[field];
    if (value !== null && value !== undefined) values[field] = value;
  }
  return values;
};
