/** A cell with the title of its column, for the cards into which rows turn on a phone. */
export function labelled(title: string): Record<string, string> {
  return { 'data-label': title };
}
