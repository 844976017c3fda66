import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { statementWords } from '@contract/locales/es-MX/treasury/statements-server';
import type { StatementFormat } from '@contract/treasury/statements';
import type { Config } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { LedgerError } from '@server/ledger/errors';
import { seal } from '@server/ledger/seals';
import type { StatementContent } from './content';
import { statementCsv } from './csv';
import { statementPdf } from './pdf';
import { checkAddress, type Proof } from './proof';
import { findFile, keepFile, type StoredFile, type StoredStatement } from './repository';
import { fileFact, hashOf, isFileSealed, readSealed } from './sealed';
import { statementXml } from './xml';

/** What each format is sent as. */
export const mediaTypes: Record<StatementFormat, string> = {
  pdf: 'application/pdf',
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

interface Making {
  config: Pick<Config, 'publicUrl'>;
  now: Date;
}

/**
 * A file of an issued statement: made and sealed when it is first asked for, the same bytes ever after.
 * @throws AppError conflict when the statement or the file is not what was sealed, or is another person's
 */
export async function statementFile(
  db: Db,
  statement: StoredStatement,
  format: StatementFormat,
  making: Making,
): Promise<StoredFile> {
  const sealed = await readSealed(db, statement);
  if (!sealed || !isSame(sealed.content, statement)) throw altered();
  const file =
    (await findFile(db, statement.id, format)) ??
    (await makeFile(db, { statement, format, bytes: await draw(sealed, format, making) }, making));
  if (!(await isFileSealed(db, statement.folio, file))) throw altered();
  return file;
}

const altered = () => conflict(t(statementWords.altered));

/** Whether a row is of the person and period that its content says. */
const isSame = (
  { owner, period }: StatementContent,
  { investorId, applicantId, period: stored }: StoredStatement,
) => owner === (investorId ?? applicantId) && period === stored;

/** Keeps and seals a file; of two that are made at the same moment both answer the first. */
async function makeFile(
  db: Db,
  {
    statement,
    format,
    bytes,
  }: { statement: StoredStatement; format: StatementFormat; bytes: Buffer },
  { now }: Making,
): Promise<StoredFile> {
  const file = { statementId: statement.id, format, sha256: hashOf(bytes), bytes };
  const facts = [fileFact(statement.folio, format, file.sha256)];
  await inTransaction(db, async (tx) => {
    if (!(await keepFile(tx, file))) return;
    await seal(tx, facts, { occurredOn: dayInMexicoCity(now), actor: 'system' });
  }).catch((error: unknown) => {
    // It was made before, with other bytes, and its row is gone.
    throw error instanceof LedgerError && error.refusal === 'key_conflict' ? altered() : error;
  });
  return (await findFile(db, statement.id, format)) ?? file;
}

function draw(
  { content, proof }: { content: StatementContent; proof: Proof },
  format: StatementFormat,
  { config }: Making,
): Buffer | Promise<Buffer> {
  if (format === 'pdf') {
    const { sha256 } = proof;
    const address = checkAddress(config, { folio: content.folio, sha256 });
    return statementPdf(content, { ...proof, address });
  }
  return Buffer.from(
    format === 'xml' ? statementXml(content, proof) : statementCsv(content, proof),
  );
}
