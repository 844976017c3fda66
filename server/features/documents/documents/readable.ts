import type { Db, Tx } from '@server/db/connection';
import { findOwner, isStaff, type Reader } from './owners';
import { type DocumentRow, findDocument } from './repository';
import { isVisible, knownDefinition } from './rules';

/** One version that a reader reaches and whose definition shows for its owner today, or undefined. */
export async function findReadable(
  db: Db | Tx,
  reader: Reader,
  documentId: string,
): Promise<DocumentRow | undefined> {
  const row = await findDocument(db, reader, documentId);
  if (!row || isStaff(reader)) return row;
  const definition = knownDefinition(row.docId, { staff: false });
  const owner = await findOwner(db, reader, definition.db_table, row.ownerId);
  return owner && isVisible(definition, owner.facts, { staff: false }) ? row : undefined;
}
