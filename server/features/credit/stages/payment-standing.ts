import type { ListedStage } from '@contract/credit/stage-item';
import type { Db } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { accountMark, bankAccountOf } from '@server/features/people';
import type { Principal, Scope } from '@server/http/principal';
import { bouncesOf } from './bounces';
import type { StageRow } from './describe';
import { payableTo, whyNotPayer } from './payable-account';

export interface Viewer {
  vault: Vault;
  scope: Scope;
  principal: Principal;
  now: Date;
}

type Standing = Pick<
  ListedStage,
  'pay_refusal' | 'account_refusal' | 'bounced_account' | 'listed_at'
>;

const nothing: Standing = {
  pay_refusal: null,
  account_refusal: null,
  bounced_account: false,
  listed_at: null,
};

/** What to check before each stage of a list is paid, by its id; only staff see why they cannot. */
export async function standingOf(
  db: Db,
  rows: readonly StageRow[],
  { vault, scope, principal, now }: Viewer,
): Promise<(id: string) => Standing> {
  const standings = new Map<string, Standing>();
  const bounces = await bouncesOf(db, rows);
  for (const { stage, supplierId } of rows) {
    if (stage.status === 'paid') continue;
    const account = await bankAccountOf(db, vault, supplierId);
    const payable = await payableTo(db, supplierId, account, now);
    const closed = payable.ok ? null : payable.reason;
    const isPayable = stage.status === 'payable';
    const mark = account && accountMark(vault, account.clabe);
    const pays = scope.kind === 'all';
    standings.set(stage.id, {
      pay_refusal: pays && isPayable ? (whyNotPayer(stage, principal) ?? closed) : null,
      account_refusal: pays ? closed : null,
      listed_at: pays ? (stage.listedAt?.toISOString() ?? null) : null,
      bounced_account: mark !== null && bounces.get(stage.id)?.mark === mark,
    });
  }
  return (id) => standings.get(id) ?? nothing;
}
