import { programWords } from '@contract/locales/es-MX/program/server';
import type { Tx } from '@server/db/connection';
import { programs, zones } from '@server/db/schema/program';
import { conflict, notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, eq, isNull } from 'drizzle-orm';

/**
 * The program that a call is about: their own for its people, who name none, and the one they name for staff.
 * People of some zones reach no program as a whole.
 */
export function programOf(scope: Scope, named: string | undefined): string {
  if (scope.kind === 'all' && named) return named;
  if (scope.kind !== 'program' || named || scope.zoneIds) throw notFound();
  return scope.programId;
}

/** A program that works, held until the transaction ends: changes of its people and of its zones take turns. */
export async function holdProgram(tx: Tx, programId: string) {
  const [program] = await tx
    .select()
    .from(programs)
    .where(eq(programs.id, programId))
    .for('no key update');
  if (!program) throw notFound();
  if (program.deactivatedAt) throw conflict(t(programWords.programs.inactive));
  return program;
}

/** Whether a program works this zone; one that does goes on doing so until the transaction ends. */
export async function worksZone(tx: Tx, programId: string, zoneId: string): Promise<boolean> {
  const found = await tx
    .select({ id: zones.id })
    .from(zones)
    .where(and(eq(zones.id, zoneId), eq(zones.programId, programId), isNull(zones.deactivatedAt)))
    .for('key share');
  return found.length > 0;
}
