/** What the vault binds a filter's query to. */
export const placeOf = (id: string): string => `saved_filters.query:${id}`;
