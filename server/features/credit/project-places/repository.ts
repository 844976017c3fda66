import type { ProjectPlace } from '@contract/credit/project-places';
import type { Db, Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { projectMoves } from '@server/db/schema/credit-project-places';
import { users } from '@server/db/schema/identity';
import { programs, zones } from '@server/db/schema/program';
import { aliasedTable, and, desc, eq, isNull } from 'drizzle-orm';

interface Put {
  projectId: string;
  programId: string | null;
  zoneId: string | null;
  executiveUserId: string | null;
}

export async function putProject(tx: Tx, put: Put): Promise<void> {
  const { projectId, programId, zoneId, executiveUserId } = put;
  await tx
    .update(projects)
    .set({ programId, zoneId, executiveUserId })
    .where(eq(projects.id, projectId));
}

/** A program that works, with the zone of it that was named when it works that one too; both stay so until the end. */
export async function workedPlace(tx: Tx, programId: string, zoneId: string | null) {
  const [program] = await tx
    .select({ id: programs.id })
    .from(programs)
    .where(and(eq(programs.id, programId), isNull(programs.deactivatedAt)))
    .for('key share');
  const [zone] = zoneId
    ? await tx
        .select({ id: zones.id })
        .from(zones)
        .where(
          and(eq(zones.id, zoneId), eq(zones.programId, programId), isNull(zones.deactivatedAt)),
        )
        .for('key share')
    : [];
  return { program: program?.id ?? null, zone: zone?.id ?? null };
}

const named = (program: string | null, zone: string | null) =>
  program && (zone ? `${program} / ${zone}` : program);

/** Where a project counts, and how it came there. */
export async function describePlace(db: Db | Tx, projectId: string): Promise<ProjectPlace> {
  const [now] = await db
    .select({
      program_id: programs.id,
      program: programs.name,
      zone_id: zones.id,
      zone: zones.name,
    })
    .from(projects)
    .innerJoin(programs, eq(programs.id, projects.programId))
    .leftJoin(zones, eq(zones.id, projects.zoneId))
    .where(eq(projects.id, projectId));
  const fromProgram = aliasedTable(programs, 'from_program');
  const fromZone = aliasedTable(zones, 'from_zone');
  const moves = await db
    .select({
      move: projectMoves,
      by: users.fullName,
      fromProgram: fromProgram.name,
      fromZone: fromZone.name,
      program: programs.name,
      zone: zones.name,
    })
    .from(projectMoves)
    .leftJoin(users, eq(users.id, projectMoves.byUserId))
    .leftJoin(fromProgram, eq(fromProgram.id, projectMoves.fromProgramId))
    .leftJoin(fromZone, eq(fromZone.id, projectMoves.fromZoneId))
    .leftJoin(programs, eq(programs.id, projectMoves.programId))
    .leftJoin(zones, eq(zones.id, projectMoves.zoneId))
    .where(eq(projectMoves.projectId, projectId))
    .orderBy(desc(projectMoves.id));
  return {
    place: now ?? null,
    version: moves.length,
    moves: moves.map(({ move, by, ...names }) => ({
      id: move.id,
      from: named(names.fromProgram, names.fromZone),
      to: named(names.program, names.zone),
      origin: move.origin,
      reason: move.reason,
      at: move.at.toISOString(),
      by: by ?? '',
    })),
  };
}
