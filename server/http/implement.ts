import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Adapters } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import type {
  AuditDetails,
  AuditValue,
  Confirmation,
  MoneyAct,
  StoredCall,
} from '@server/features/platform';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { LiveHub } from './live';
import type { ReceivedFile } from './multipart';
import type { Principal, Scope } from './principal';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a call asks in its query, for repositories that are given all of it. */
export type QueryOf<E extends EndpointShape> = Parsed<E['query']>;

/** A stream or buffer that answers an endpoint of kind 'file'. */
export interface FileAnswer {
  stream: Readable;
  /** Of what is written while it is sent, nobody knows. */
  size?: number;
  mediaType: string;
  fileName: string;
  disposition: 'inline' | 'attachment';
}

/** What every handler gets, for any endpoint. */
export interface BaseCall {
  /** Writes run in one transaction, opened before the handler and committed after it, or in the handler's own. */
  db: Db | Tx;
  config: Config;
  adapters: Adapters;
  vault: Vault;
  live: LiveHub;
  now: Date;
  ip: string;
  userAgent: string;
  log: FastifyBaseLogger;
  /** A signal that is aborted when the caller goes away. */
  whenGone: () => AbortSignal;
  /** Refuses a caller whose access has ended, or is another, since the call was let in: for answers that take long. */
  assertStillLetIn: () => Promise<void>;
  /** Declares what an act over money is about; one that takes two people goes no further until it has them. */
  twoPeople: (act: MoneyAct) => Promise<void>;
  /** Does what was kept for a second person, all or nothing, as who asked for it. */
  perform: (
    stored: StoredCall,
    requestedBy: string,
    confirmation: Confirmation,
  ) => Promise<unknown>;
}

type IdentityOf<E extends EndpointShape> = E['can'] extends 'public'
  ? { principal: null; scope: null }
  : { principal: Principal; scope: Scope };

/** Leaves the entry that the endpoint declares in the audit trail, as who called; last, since appenders take turns. */
export type Recorder = <D extends Record<string, AuditValue>>(
  objectId: string,
  details?: AuditDetails<D>,
) => Promise<void>;

type RecorderOf<E extends EndpointShape> = E['audit'] extends object
  ? { record: Recorder }
  : object;

type FileOf<E extends EndpointShape> = E['kind'] extends 'multipart'
  ? { file: ReceivedFile }
  : { file: null };

/** What a signature is checked against: the bytes as they came, and the headers beside them. */
export interface SignedRequest {
  bytes: Buffer;
  headers: IncomingHttpHeaders;
}

type SignedOf<E extends EndpointShape> = E['kind'] extends 'webhook'
  ? { signed: SignedRequest }
  : { signed: null };

export type Call<E extends EndpointShape> = BaseCall &
  IdentityOf<E> &
  SignedOf<E> &
  RecorderOf<E> &
  FileOf<E> & {
    params: Parsed<E['params']>;
    query: Parsed<E['query']>;
    body: E['ignoresBody'] extends true ? undefined : Parsed<E['body']>;
    /** In a transaction for every method but GET, unless the endpoint has its own. */
    db: E['method'] extends 'GET' ? Db : E['transaction'] extends 'own' ? Db : Tx;
  };

export type Answer<E extends EndpointShape> = E['kind'] extends 'file'
  ? FileAnswer
  : E['kind'] extends 'events'
    ? Readable
    : z.input<E['response']>;

export type Handler<E extends EndpointShape> = (call: Call<E>) => Promise<Answer<E>>;

/** An endpoint with the code that answers it; the pairing has been type-checked by `implement`. */
export interface Implementation {
  endpoint: EndpointShape;
  handler: (call: never) => Promise<unknown>;
}

/** Pairs every endpoint of a contract with its handler; a missing or mistyped one does not compile. */
export function implement<C extends Record<string, EndpointShape>>(
  contract: C,
  handlers: { [K in keyof C]: Handler<C[K]> },
): Implementation[] {
  return Object.keys(contract).flatMap((name) => {
    const endpoint = contract[name];
    const handler = handlers[name];
    return endpoint && handler ? [{ endpoint, handler }] : [];
  });
}
