import type { OwnProfile } from '@contract/kernel/roles';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { port } from './port';

/** An account, and the records that its roles have. */
export interface AccountRecords {
  userId: string;
  email: string;
  phone: string | null;
  applicantId: string | null;
  investorId: string | null;
  supplierId: string | null;
}

/** What a noun keeps of a person. A noun that keeps anything has a row in the list that `connect.ts` gives. */
export interface PersonalData {
  /** All of it, and of nobody else, for its owner: names in the file → what stands there. */
  collect?: (
    db: Db,
    account: AccountRecords,
    vault: Vault,
    config: Pick<Config, 'brand'>,
  ) => Promise<Record<string, unknown>>;
  /** Why the account cannot be closed now: a sentence each. */
  holds?: (db: Db | Tx, account: AccountRecords) => Promise<string[]>;
  /**
   * What there ever was of one profile, whose record alone the account has here: short names, for which staff do not
   * take it away.
   */
  hangs?: (db: Db | Tx, account: AccountRecords, profile: OwnProfile) => Promise<string[]>;
  /** Erases what was written of people who never answered, and who were last asked before a moment; how much. */
  forget?: (tx: Tx, before: Date) => Promise<number>;
  /** Erases what no law keeps, once the account is closed. */
  erase?: (tx: Tx, account: AccountRecords, now: Date) => Promise<void>;
}

/** Every noun's, from the one that others refer to down. */
export const personalData = port<[], readonly PersonalData[]>('personalData');
