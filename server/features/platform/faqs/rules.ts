const LONGEST_SLUG = 60;

/** The deep link of a question: its words in plain letters, at most sixty, and a number when it is taken. */
export function slugOf(question: string, taken: ReadonlySet<string>): string {
  const words = question
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const base = words.slice(0, LONGEST_SLUG).replace(/^-+|-+$/g, '') || 'pregunta';
  if (!taken.has(base)) return base;
  let n = 2;
  while (taken.has(`${base}-${n}`)) n += 1;
  return `${base}-${n}`;
}
