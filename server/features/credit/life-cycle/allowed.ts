import { canAct, type ProjectAction, type ProjectStatus } from '@contract/credit/project-states';
import type { Role } from '@contract/kernel/roles';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';

export const notInState = (status: ProjectStatus): string =>
  t(creditWords.lifeCycle.allowed.notInState, { state: t(projectStatusName[status]) });

/** What the state of a project does not allow. */
export const notAvailable = (status: ProjectStatus) => conflict(notInState(status));

/**
 * Refuses what the state of the project does not allow to this role.
 * @throws AppError conflict
 */
export function assertAllowed(role: Role, status: ProjectStatus, action: ProjectAction): void {
  if (!canAct(role, status, action)) throw notAvailable(status);
}
