import { ownRfc } from '@contract/kernel/fields/rfc';
import { leadWords } from '@contract/locales/es-MX/credit/leads-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { notFound, refused } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { takenBy } from './find-taken';

export interface Identity {
  phone: string;
  rfc: string | null;
}

export type OrgScope = Scope & { kind: 'org' };

/** @throws AppError not found for who is of no company */
export function orgOf(scope: Scope): OrgScope {
  if (scope.kind !== 'org') throw notFound();
  return scope;
}

/** What is said of a telephone or RFC that another lead has: a seller is not told whose it is. */
export const takenText = (field: 'phone' | 'rfc', isReached: boolean): string =>
  t((isReached ? leadWords.taken : leadWords.takenByOther)[field]);

/** @throws AppError refused, on its field, where another lead of the company has the telephone or the RFC */
export async function assertFree(
  tx: Tx,
  scope: OrgScope,
  { phone, rfc: written }: Identity,
  own?: string,
): Promise<void> {
  const rfc = ownRfc(written);
  const holders = await takenBy(tx, scope, { phones: [phone], rfcs: rfc ? [rfc] : [] });
  const problems: Record<string, string> = {};
  for (const holder of holders) {
    if (holder.id === own) continue;
    if (holder.phone === phone) problems.phone = takenText('phone', holder.isReached);
    if (rfc && holder.rfc === rfc) problems.rfc = takenText('rfc', holder.isReached);
  }
  if (Object.keys(problems).length > 0) throw refused(t(outcomes.invalidTitle), problems);
}
