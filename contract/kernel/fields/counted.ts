const counting = new Intl.NumberFormat('es-MX');

/** "4,964". */
export const grouped = (count: number): string => counting.format(count);

/** How many of something, in words that fit the number: "1 fila", "4,964 filas", "0 filas". */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
