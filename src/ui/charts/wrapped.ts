/** A text in lines of at most so wide, broken between words; a word alone may be wider. */
export function wrapped(text: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}
