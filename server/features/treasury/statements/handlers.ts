import { Readable } from 'node:stream';
import { statementWords } from '@contract/locales/es-MX/treasury/statements-server';
import { statements as contract } from '@contract/treasury/statements';
import { inTransaction } from '@server/db/connection';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { mediaTypes, statementFile } from './files';
import { issueStatements } from './issue';
import { findStatement, hasPeriod, listPeriods, type Owner } from './repository';

export const statementHandlers = implement(contract, {
  list: ({ db, scope, query: { year, ...named }, principal, now }) =>
    listPeriods(db, ownerOf(scope, principal.role, named), year, now),

  async file({ db, scope, params: { period }, query, principal, config, now, record }) {
    const { format, ...named } = query;
    const owner = ownerOf(scope, principal.role, named);
    if (!(await hasPeriod(db, owner, period, now))) throw notFound();
    const { kind, id } = owner;
    if (!(await findStatement(db, owner, period))) {
      await inTransaction(db, (tx) =>
        issueStatements(tx, { kind, ids: [id], period, quiet: true, config, now }),
      );
    }
    const statement = await findStatement(db, owner, period);
    if (!statement) throw notFound();
    const { bytes, sha256 } = await statementFile(db, statement, format, { config, now });
    await record(statement.folio, { period, format, sha256 });
    return {
      stream: Readable.from([bytes]),
      size: bytes.length,
      mediaType: mediaTypes[format],
      fileName: `${t(statementWords.file, { period })}.${format}`,
      disposition: 'attachment' as const,
    };
  },
});

interface Named {
  investor_id?: string | undefined;
  applicant_id?: string | undefined;
}

/**
 * Whose statements a caller reads: their own, or of staff those of the one person whom they name.
 * @throws AppError not_found
 */
function ownerOf(scope: Scope, role: string, { investor_id, applicant_id }: Named): Owner {
  if (scope.kind === 'all') {
    if (investor_id && !applicant_id) return { kind: 'investor', id: investor_id };
    if (applicant_id && !investor_id) return { kind: 'applicant', id: applicant_id };
    throw notFound();
  }
  if (investor_id || applicant_id || scope.kind !== 'own') throw notFound();
  if (role === 'investor' && scope.investorId) return { kind: 'investor', id: scope.investorId };
  if (role === 'client' && scope.applicantId) return { kind: 'applicant', id: scope.applicantId };
  throw notFound();
}
