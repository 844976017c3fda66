const plain = (text: string) =>
  text
    .toLowerCase()
    // Accents go, the tilde of ñ stays: año is not ano.
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/[\u0300-\u036f]/g, '');

/** Whether a text holds every word searched for, accents and case aside. */
export function matchesSearch(text: string, search: string): boolean {
  const haystack = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
