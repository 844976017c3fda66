import { statementChecks } from '@contract/treasury/statement-checks';
import { type Answer, call } from '@portal/api/call';

/** What was issued with a hash; null when nothing was. */
export type Checked = Answer<typeof statementChecks.show>['issued'];

/**
 * Asks what was issued with a hash: of a file, or of a content with its folio. Sends nothing of the person who asks.
 *
 * @throws ApiFailure
 */
export async function checkStatement(sha256: string, folio?: string): Promise<Checked> {
  const query = folio ? { sha256, folio } : { sha256 };
  return (await call(statementChecks.show, { query }, { token: null })).issued;
}
