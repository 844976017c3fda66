import { mayHaveCoObligor } from '@contract/credit/co-obligor-states';
import type { CoObligor } from '@contract/credit/co-obligors';
import type { Db } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import type { Scope } from '@server/http/principal';
import { openReport, whyNotConsulted } from '../bureau/report';
import type { ProjectRow } from '../projects/project';
import { openPerson } from './person';
import { type CoObligorRow, factsOf, lastCoObligor } from './repository';

/** A project's co-obligor as far as a reader may see, and what the reader may do. */
export async function describeCoObligor(
  db: Db,
  { project }: ProjectRow,
  { scope, vault, now }: { scope: Scope; vault: Vault; now: Date },
) {
  const row = await lastCoObligor(db, project.id);
  const open = mayHaveCoObligor(project.status);
  const isOwn = scope.kind === 'own';
  const isStaff = scope.kind === 'all';
  if (!row) {
    return { co_obligor: null, may: { name: isOwn && open, withdraw: false, consult: false } };
  }
  const known = await factsOf(db, row);
  const gone = row.declinedAt !== null || row.withdrawnAt !== null;
  return {
    co_obligor: {
      id: row.id,
      state: known.state,
      identity: known.facts.identity,
      invited_at: row.createdAt.toISOString(),
      answered_at: (row.acceptedAt ?? row.declinedAt)?.toISOString() ?? null,
      consented_at: known.consent?.validatedAt.toISOString() ?? null,
      named: isOwn || isStaff ? namedOf(row) : null,
      file: isStaff ? fileOf(vault, row, known) : null,
    },
    may: {
      name: isOwn && open && gone,
      withdraw: open && !gone && (isStaff || (isOwn && row.acceptedAt === null)),
      consult:
        isStaff &&
        !gone &&
        whyNotConsulted(known.consent?.validatedAt, known.reports, now) === null,
    },
  };
}

const namedOf = (row: CoObligorRow): CoObligor['named'] => ({
  full_name: row.fullName,
  email: row.email,
  phone: row.phone,
  relation: row.relation,
  decline_reason: row.declineReason,
});

function fileOf(
  vault: Vault,
  row: CoObligorRow,
  { consent, reports }: Awaited<ReturnType<typeof factsOf>>,
): CoObligor['file'] {
  return {
    person: openPerson(vault, row),
    consent: consent
      ? {
          folio: consent.folio,
          channel: consent.channel,
          version: consent.version,
          text_sha256: consent.textHash,
          validated_at: consent.validatedAt.toISOString(),
        }
      : null,
    reports: reports.map((report) => openReport(vault, 'bureau_reports', report)),
  };
}
