import { createHash } from 'node:crypto';
import type { StatementFormat } from '@contract/treasury/statements';
import type { Db } from '@server/db/connection';
import { type Fact, sealOf } from '@server/ledger/seals';
import { linkOfSeal } from '@server/ledger/verify';
import { type StatementContent, statementContent } from './content';
import { statementSubject } from './issue';
import type { Proof } from './proof';
import type { StoredFile, StoredStatement } from './repository';

/** SHA-256 in hex. */
export const hashOf = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The content of a statement and its place in the chain; null when its row, its seal and its link do not fit. */
export async function readSealed(
  db: Db,
  { folio, content, sha256 }: StoredStatement,
): Promise<{ content: StatementContent; proof: Proof } | null> {
  const link = await linkOfSeal(db, statementSubject(folio));
  if (!link?.fits || link.sealed !== sha256 || hashOf(content) !== sha256) return null;
  const read = statementContent.safeParse(JSON.parse(content));
  return read.success
    ? { content: read.data, proof: { sha256, seq: link.seq, link: link.hash } }
    : null;
}

/** The fact that a file of a statement is sealed as. */
export const fileFact = (folio: string, format: StatementFormat, sha256: string): Fact => ({
  subject: `statement-file:${folio}:${format}`,
  content: { sha256 },
});

/** Whether a kept file is what was sealed: the hash of its bytes is the row's and the seal's. */
export async function isFileSealed(
  db: Db,
  folio: string,
  { format, sha256, bytes }: StoredFile,
): Promise<boolean> {
  const fact = fileFact(folio, format, sha256);
  const link = await linkOfSeal(db, fact.subject);
  return link?.fits === true && link.sealed === sealOf(fact) && hashOf(bytes) === sha256;
}
