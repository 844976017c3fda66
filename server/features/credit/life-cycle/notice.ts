import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { announce, announceToStaff, type Event } from '@server/features/platform';

/** An event with its facts, on its way to who is to know of it. */
export type Notice = (tx: Tx, config: Config) => Promise<void>;

export const toUser =
  <Facts>(userId: string, event: Event<Facts>, facts: Facts): Notice =>
  (tx, config) =>
    announce(tx, config, userId, event, facts);

export const toStaff =
  <Facts>(event: Event<Facts>, facts: Facts): Notice =>
  (tx, config) =>
    announceToStaff(tx, config, event, facts);
