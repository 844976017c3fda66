import { inTransaction } from '@server/db/connection';
import { createVault } from '@server/db/vault';
import { registerCard } from '@server/features/treasury';
import type { testApi } from './api';
import { present } from './present';

type Api = Awaited<ReturnType<typeof testApi>>;

/** Registers a card of an applicant, as the field of the local gateway makes a token of it: brand, last four, expiry. */
export async function registeredCard(
  api: Api,
  { userId, applicantId }: { userId: string; applicantId: string },
  card = 'visa.4242.0429',
): Promise<string> {
  const gateway = present(api.adapters.cards);
  const { hash } = new URL(await gateway.openField(applicantId));
  const token = `${hash.slice(1)}.${card}.${crypto.randomUUID().replaceAll('-', '')}`;
  const facts = present(await gateway.read(token));
  const keeper = { userId, applicantId, config: api.config, now: api.clock.now };
  const vault = createVault(api.config.appSecret);
  return inTransaction(api.db, (tx) => registerCard(tx, vault, { token, facts }, keeper));
}
