/**
 * Which entry of the browser's history this document was opened as; kept with the entry, so that reading it again or
 * going back to it finds it, and coming anew by the same address does not.
 */
function markEntry(): string {
  const kept: unknown = history.state?.place;
  if (typeof kept === 'string') return kept;
  const place = crypto.randomUUID();
  history.replaceState({ ...history.state, place }, '');
  return place;
}

let entry: string | undefined;

/** The place of what the router has no key for: the address, as this entry of the history has it. */
export function entryPlace(address: string): string {
  entry ??= markEntry();
  return `${entry} ${address}`;
}
