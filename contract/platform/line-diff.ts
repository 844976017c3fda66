export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** How one text became another, by lines: what both have in order, and around it what went and what came. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [from, to] = [before.split('\n'), after.split('\n')];
  // The most lines that both have in order, from each pair of places to the ends.
  const common = Array.from({ length: from.length + 1 }, () =>
    new Array<number>(to.length + 1).fill(0),
  );
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const cells = common[row];
      if (!cells) continue;
      cells[column] =
        from[row] === to[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < from.length || column < to.length) {
    const [old, next] = [from[row], to[column]];
    if (old !== undefined && old === next) {
      lines.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (next === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      lines.push({ kind: 'removed', text: old });
      row += 1;
    } else {
      lines.push({ kind: 'added', text: next ?? '' });
      column += 1;
    }
  }
  return lines;
}
