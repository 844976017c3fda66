import { createHash } from 'node:crypto';
import type { StatementFormat } from '@contract/treasury/statements';
import type { Config } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { linkOfSeal } from '@server/ledger/verify';
import { statementContent } from './content';
import { statementCsv } from './csv';
import { statementSubject } from './issue';
import { statementPdf } from './pdf';
import { checkAddress, type Proof } from './proof';
import { findFile, keepFile, type StoredStatement } from './repository';
import { statementXml } from './xml';

/** What each format is sent as. */
export const mediaTypes: Record<StatementFormat, string> = {
  pdf: 'application/pdf',
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** A file of an issued statement: made when it is first asked for, the same bytes ever after. */
export async function statementFile(
  db: Db,
  statement: StoredStatement,
  format: StatementFormat,
  config: Pick<Config, 'publicUrl'>,
): Promise<{ bytes: Buffer; sha256: string }> {
  const kept = await findFile(db, statement.id, format);
  if (kept) return kept;
  const bytes = await draw(db, statement, format, config);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await inTransaction(db, (tx) =>
    keepFile(tx, { statementId: statement.id, format, sha256, bytes }),
  );
  return (await findFile(db, statement.id, format)) ?? { bytes, sha256 };
}

async function draw(
  db: Db,
  { folio, content: text, sha256 }: StoredStatement,
  format: StatementFormat,
  config: Pick<Config, 'publicUrl'>,
): Promise<Buffer> {
  const link = await linkOfSeal(db, statementSubject(folio));
  if (!link) throw new Error(`the statement ${folio} is not sealed`);
  const content = statementContent.parse(JSON.parse(text));
  const proof: Proof = { sha256, seq: link.seq, link: link.hash };
  if (format === 'pdf') {
    return statementPdf(content, { ...proof, address: checkAddress(config, { folio, sha256 }) });
  }
  const written = format === 'xml' ? statementXml(content, proof) : statementCsv(content, proof);
  return Buffer.from(written);
}
