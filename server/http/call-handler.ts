import type { Db, Tx } from '@server/db/connection';
import { recorderOf } from '@server/features/platform';
import type { BaseCall, Implementation, Recorder, SignedRequest } from './implement';
import type { ReceivedFile } from './multipart';
import type { Principal, Scope } from './principal';

/** What a handler is given besides what every one is, before its types are known. */
interface Input {
  db: Db | Tx;
  principal: Principal | null;
  scope: Scope | null;
  params: unknown;
  query: unknown;
  body: unknown;
  file: ReceivedFile | null;
  signed: SignedRequest | null;
}

/**
 * The one place where the contract's types meet untyped input: params, query and body have been parsed
 * with this very endpoint's schemas, and `implement` paired it with the handler.
 */
export const callHandler = (
  { endpoint, handler }: Implementation,
  call: BaseCall & Input,
  record: Recorder = recorderOf(endpoint, call),
) => handler({ ...call, record } as never);
