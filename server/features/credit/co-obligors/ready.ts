import { isReady } from '@contract/credit/co-obligor-states';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import type { Tx } from '@server/db/connection';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { factsOf, lastCoObligor } from './repository';

/**
 * Investors are shown no offer of a credit whose co-obligor is not known to be who they are (CUITF 45).
 * @throws AppError refused, naming what is missing
 */
export async function assertCoObligorReady(tx: Tx, projectId: string): Promise<void> {
  const row = await lastCoObligor(tx, projectId);
  if (!row || row.declinedAt || row.withdrawnAt) return;
  const { facts } = await factsOf(tx, row);
  if (isReady(facts)) return;
  const { accepted, identity, consent } = coObligorWords.missing;
  const missing = facts.acceptedAt
    ? [
        ...(facts.identity === 'verified' ? [] : [t(identity)]),
        ...(facts.consentedAt ? [] : [t(consent)]),
      ]
    : [t(accepted)];
  throw refused(t(coObligorWords.notReady, { missing: missing.join(', ') }));
}
