import type { Db, Tx } from '@server/db/connection';
import { definitionOf } from '../definitions/definitions';
import { findOwner, isStaff, type Reader } from './owners';
import { type DocumentRow, findDocument } from './repository';
import { isVisible } from './rules';

/** One version that a reader reaches and whose definition shows for its owner as they are today, or undefined. */
export async function findReadable(
  db: Db | Tx,
  reader: Reader,
  documentId: string,
): Promise<DocumentRow | undefined> {
  const row = await findDocument(db, reader, documentId);
  if (!row || isStaff(reader)) return row;
  const definition = await definitionOf(db, row.definitionId);
  const owner = await findOwner(db, reader, row.ownerTable, row.ownerId);
  return owner && isVisible(definition, owner.facts, { staff: false }) ? row : undefined;
}
