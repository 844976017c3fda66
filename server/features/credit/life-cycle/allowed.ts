import {
  canAct,
  type ProjectAction,
  type ProjectStatus,
  projectStatusName,
} from '@contract/credit/project-states';
import type { Role } from '@contract/kernel/roles';
import { conflict } from '@server/http/errors';

/** What the state of a project does not allow. */
export const notAvailable = (status: ProjectStatus) =>
  conflict(
    `El proyecto está en estado "${projectStatusName[status]}": esta operación no está disponible.`,
  );

/**
 * Refuses what the state of the project does not allow to this role.
 * @throws AppError conflict
 */
export function assertAllowed(role: Role, status: ProjectStatus, action: ProjectAction): void {
  if (!canAct(role, status, action)) throw notAvailable(status);
}
