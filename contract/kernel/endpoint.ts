import type * as z from 'zod';
import type { AuditAction, AuditObject } from '../platform/audit-names';
import type { Permission } from './permissions';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call, declared once: the server registers its route from it, the portal's typed `call()` sends
 * it, forms parse with its body, and OpenAPI describes it.
 */
export interface EndpointShape {
  method: Method;
  /** Full path; parameters as `:name`, one for each key of `params`. */
  path: `/${string}`;
  /** The permission that opens it, or 'public' when no session is needed. */
  can: Permission | 'public';
  /** What a caller whose role has not got the permission reads, where the specification words it. */
  forbidden?: () => string;
  /** The entry of the audit trail that its handler leaves (`call.record`): what was done, to what kind of thing. */
  audit?: { action: AuditAction; object: AuditObject };
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON body; for `kind: 'multipart'` the text fields that travel beside the file. */
  body?: z.ZodObject;
  response: z.ZodType;
  /**
   * 'json' by default: 'multipart' takes one file, 'file' answers bytes, 'events' is a server-sent
   * stream, 'webhook' takes JSON whose sender signs its exact bytes.
   */
  kind?: 'json' | 'multipart' | 'file' | 'events' | 'webhook';
  /** Of a 'multipart' that takes larger files than the others: how large. */
  megabytes?: number;
  /**
   * Takes long over something outside of the database: its handler opens a transaction of its own after that, so
   * that no connection waits. It is neither `idempotent` nor `twoPeople`, and leaves its audit entry itself.
   */
  transaction?: 'own';
  /** An answer of any number but 200 says that it was not done, as the specification words it; elsewhere all 2xx but 202 do. */
  only200?: true;
  /** Answers before its body is read: nothing that may travel in it keeps the call from being done. */
  ignoresBody?: true;
  /** Needs an `Idempotency-Key` header; the same key and body give the same answer. */
  idempotent?: true;
  /** Needs a second factor confirmed in this session within the last five minutes. */
  stepUp?: true;
  /** Open to staff who owe the second factor that the backoffice asks for: only what leads to having one. */
  factorOwed?: 'open';
  /**
   * It reaches the ledger or decides on money, by whose order: a person's over their own, the bank's, or
   * staff's over that of others. Staff's acts have `stepUp` and declare when they take two people.
   */
  money?: 'own' | 'bank' | 'staff';
  /**
   * May have to wait until another administrator confirms it: above the dated setting
   * `two_person_amount`, or always. Its handler declares what it is about (`call.twoPeople`).
   */
  twoPeople?: true;
  /**
   * Counted per network address so that guessing and floods stay slow: 'mail' per mail address too (of staff per person alone), and of
   * 'login' those that are refused, each of which makes the next one wait longer. 'quotes' are as many as a hand
   * that moves a control asks for, and some; 'drawings' are files that the server draws, by turns, of who is signed in
   * counted per person.
   */
  limit?: 'attempts' | 'login' | 'mail' | 'uploads' | 'quotes' | 'drawings';
  /** Refused while an administrator acts as the user (implied by `stepUp`). */
  impersonation?: 'refused';
  /**
   * 'open' also to an account that staff restricted to reading: what keeps it safe, begins nothing, or the law
   * grants at any time.
   * 'opening' an obligation, where the permission does not say so: held back from the first level on.
   */
  restriction?: 'open' | 'opening';
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape;
}
