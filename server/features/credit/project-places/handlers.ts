import { projectPlaces as contract } from '@contract/credit/project-places';
import { projectPlaceRefusals } from '@contract/locales/es-MX/credit/project-places-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { assertFresh, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { findProject, lockProject } from '../projects/project';
import { followsThere } from './follows-there';
import { noteMove } from './note-move';
import { describePlace, putProject, workedPlace } from './repository';

export const projectPlaceHandlers = implement(contract, {
  async show({ db, scope, params }) {
    const { project } = await findProject(db, scope, params.projectId);
    return describePlace(db, project.id);
  },

  async move({ db, scope, params, body, principal, now, record }) {
    const { project } = await lockProject(db, scope, params.projectId);
    const { program_id: programId, zone_id: zoneId, reason } = body;
    const { version } = await describePlace(db, project.id);
    const read = { program_id: project.programId ?? '', zone_id: project.zoneId ?? '' };
    assertFresh(body.version, { ...read, version });
    if (project.programId === programId && project.zoneId === zoneId) {
      throw refused(t(outcomes.invalidTitle), {
        [programId ? 'zone_id' : 'program_id']: t(projectPlaceRefusals.thereAlready),
      });
    }
    await assertWorks(db, programId, zoneId);
    const there = { programId, zoneId, executiveUserId: project.executiveUserId };
    const executiveUserId = (await followsThere(db, there)) ? project.executiveUserId : null;
    await putProject(db, { projectId: project.id, programId, zoneId, executiveUserId });
    await noteMove(db, {
      projectId: project.id,
      fromProgramId: project.programId,
      fromZoneId: project.zoneId,
      programId,
      zoneId,
      origin: 'staff',
      reason,
      at: now,
      byUserId: principal.userId,
    });
    const after = await describePlace(db, project.id);
    const [latest] = after.moves;
    await record(project.id, { from: latest?.from ?? '', to: latest?.to ?? '', reason });
    return after;
  },
});

/** @throws AppError refused, on its field, at a program or zone where nothing new is put */
async function assertWorks(tx: Tx, programId: string | null, zoneId: string | null) {
  const invalid = (field: string, message: string) =>
    refused(t(outcomes.invalidTitle), { [field]: message });
  if (!programId) {
    if (zoneId) throw invalid('zone_id', t(projectPlaceRefusals.zoneOfProgram));
    return;
  }
  const { program, zone } = await workedPlace(tx, programId, zoneId);
  if (!program) throw invalid('program_id', t(projectPlaceRefusals.programWorks));
  if (zoneId && !zone) throw invalid('zone_id', t(projectPlaceRefusals.zoneOfProgram));
}
