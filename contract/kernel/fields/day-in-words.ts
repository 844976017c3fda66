import type { Day } from './day';

const words = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A calendar day inside a sentence: "20 de noviembre de 2026". */
export const dayInWords = (day: Day): string => words.format(new Date(`${day}T00:00:00Z`));
