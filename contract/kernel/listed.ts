const format = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/** Names one after another, as a sentence says them: «A, B y C». */
export const joinNames = (names: readonly string[]): string => format.format(names);
