import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Permission } from '@contract/kernel/permissions';
import { isHeldBack } from '@contract/kernel/restriction';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import { AppError } from './errors';
import type { Principal, Scope } from './principal';
import { stepUpQuestion } from './step-up-acts';

/** How far a permission reaches for a role; what `casbin/permissions.ts` answers. */
export type ScopeLookup = (principal: Principal, permission: Permission) => Scope['kind'] | null;

export interface Identity {
  /** Null without a token, with the application's token, and with an invalid one. */
  principal: Principal | null;
  /** The answer for a caller whose session ended; null when there never was one. */
  ended: string | null;
}

/** How long a confirmed second factor opens the endpoints that need one. */
export const STEP_UP_MS = 5 * 60 * 1000;

/** Decides a call before its body is read: identity, permission, impersonation, restriction, second factor. */
export function authorise(
  endpoint: EndpointShape,
  { principal, ended }: Identity,
  lookUpScope: ScopeLookup,
  now: Date,
): Scope | null {
  if (endpoint.can === 'public') return null;
  if (!principal) throw new AppError('unauthenticated', ended ?? t(serverWords.shared.signIn));
  const kind = lookUpScope(principal, endpoint.can);
  if (!kind) {
    throw new AppError('forbidden', endpoint.forbidden?.() ?? t(serverWords.shared.forbidden));
  }
  if (principal.actorUserId && (endpoint.stepUp || endpoint.impersonation === 'refused')) {
    throw new AppError('impersonation_refused', t(serverWords.authorise.impersonating));
  }
  if (isHeldBack(endpoint, principal.restrictionLevel)) {
    const level = principal.restrictionLevel >= 2 ? 'reading' : 'nothingNew';
    throw new AppError('restricted', t(serverWords.authorise.restricted[level]));
  }
  if (principal.secondFactorOwed && endpoint.factorOwed !== 'open') {
    throw new AppError('second_factor_required', t(serverWords.authorise.factorOwed));
  }
  if (endpoint.stepUp) {
    const confirmed = principal.steppedUpAt?.getTime() ?? 0;
    if (now.getTime() - confirmed > STEP_UP_MS) {
      throw new AppError('step_up_required', stepUpQuestion(endpoint));
    }
  }
  return scopeOf(kind, principal);
}

/** The rows behind a scope's name; a principal without the needed membership reaches none. */
export function scopeOf(kind: Scope['kind'], principal: Principal): Scope {
  if (kind === 'all') return { kind };
  if (kind === 'program' && principal.programId) {
    return { kind, programId: principal.programId, zoneIds: principal.zoneIds };
  }
  if (kind === 'org' && principal.supplierId) {
    return { kind, supplierId: principal.supplierId, agentId: principal.agentId };
  }
  if (kind === 'own') {
    const { userId, applicantId, investorId, supplierId } = principal;
    return { kind, userId, applicantId, investorId, supplierId };
  }
  throw new AppError('forbidden', t(serverWords.shared.forbidden));
}
