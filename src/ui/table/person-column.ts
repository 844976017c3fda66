import { href } from '@contract/kernel/screens';
import { linkColumn } from './column-kinds';
import type { Column } from './columns';

/** Who of the staff did something, or another person, that leads to their file; plain where they have no account. */
export const personColumn = <Row>(
  key: string,
  title: string,
  name: (row: Row) => string,
  userId: (row: Row) => string | null,
): Column<Row> =>
  linkColumn(key, title, name, (row) => {
    const id = userId(row);
    return id === null ? null : href('userFile', { userId: id });
  });
