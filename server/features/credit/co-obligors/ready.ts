import { isReady } from '@contract/credit/co-obligor-states';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { sharedWith } from '@server/features/people';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import type { ProjectRow } from '../projects/project';
import { openPerson } from './person';
import { factsOf, lastCoObligor } from './repository';

/**
 * Investors are shown no offer of a credit whose co-obligor is not known to be who they are (CUITF 45), nor to be
 * another than the applicant, who may have given a CURP and an RFC after the co-obligor accepted.
 * @throws AppError refused, naming what is missing
 */
export async function assertCoObligorReady(
  tx: Tx,
  vault: Vault,
  { project, applicantUserId }: ProjectRow,
): Promise<void> {
  const row = await lastCoObligor(tx, project.id);
  if (!row || row.declinedAt || row.withdrawnAt) return;
  const { facts } = await factsOf(tx, row);
  const person = openPerson(vault, row);
  const shared = person ? await sharedWith(tx, vault, applicantUserId, person) : [];
  const isOther = !shared.includes('curp') && !shared.includes('rfc');
  if (isReady(facts) && isOther) return;
  const { accepted, other, identity, consent } = coObligorWords.missing;
  const missing = facts.acceptedAt
    ? [
        ...(isOther ? [] : [t(other)]),
        ...(facts.identity === 'verified' ? [] : [t(identity)]),
        ...(facts.consentedAt ? [] : [t(consent)]),
      ]
    : [t(accepted)];
  throw refused(t(coObligorWords.notReady, { missing: missing.join(', ') }));
}
