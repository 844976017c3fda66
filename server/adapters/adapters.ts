import type { Readable } from 'node:stream';
import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { CardBrand, DeclineReason } from '@contract/treasury/cards';
import type { DirectDebits } from './direct-debits';
import type { Pictures } from './pictures/pictures';
import type { TaxDocuments } from './tax-documents';

/** Bytes by the SHA-256 of their content. A key, once stored, never changes meaning. */
export interface ObjectStore {
  /** Takes ownership of a finished temporary file; durable when it resolves. */
  put(temporaryPath: string, sha256: string): Promise<void>;
  /** Opens stored bytes; rejects with `ObjectMissing` when the key is unknown. */
  open(sha256: string): Promise<{ stream: Readable; size: number }>;
  /** Every key, with the time at which it was last put. */
  list(): AsyncIterable<{ sha256: string; putAt: Date }>;
  /** Deletes a key that nothing refers to; an unknown one is no error. */
  remove(sha256: string): Promise<void>;
  /** Asks for its first object, within a few seconds; rejects when it cannot be used, with `StoreAway` where it says how. */
  probe(): Promise<{ isEmpty: boolean }>;
}

export type ScanVerdict =
  | { state: 'clean' }
  | { state: 'infected'; found: string }
  /** It did not answer, or could not tell. */
  | { state: 'unknown' };

/** Who waits for a verdict: a person at a screen, unless it is said otherwise, or a job with more patience. */
export type ScanWaiter = 'person' | 'job';

/**
 * Looks for malicious software in a file; rejects when the bytes themselves cannot be read. Once it did not answer,
 * files are `unknown` at once until it answers again.
 */
export interface Scanner {
  scan(bytes: Readable, waiter?: ScanWaiter): Promise<ScanVerdict>;
  /** What it answers when it is asked what it is, its signatures with it; null when it does not answer. */
  version(): Promise<string | null>;
  /** Whether it looks through a few bytes now, within a few seconds; `scan` waits for it again once it does. */
  probe(): Promise<boolean>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Hands one message over; rejects when it could not be handed over. */
export interface MailSender {
  send(mail: Mail & { id: string }): Promise<void>;
}

/** A text message to a telephone (E.164). */
export interface Sms {
  to: string;
  text: string;
}

/** Hands one text message over; rejects when it could not be handed over. */
export interface SmsSender {
  send(sms: Sms & { id: string }): Promise<void>;
}

/** A credit report, and who it comes from. */
export interface CreditReport {
  source: 'by_hand';
  reportedOn: Day;
  score: number;
  summary: string;
}

/** Consults the credit history of a person who authorised it. */
export interface Bureau {
  /** @param typed what staff wrote down of the report, where they ask for it themselves */
  consult(typed: Omit<CreditReport, 'source'>): Promise<CreditReport>;
}

/** What is known of a card: never its number. */
export interface CardFacts {
  brand: CardBrand;
  last4: string;
  /** Until the end of this month of this year it may be charged. */
  month: number;
  year: number;
}

/** What came of a charge; `pending` until the gateway or the bank says more. */
export type ChargeOutcome =
  | { state: 'pending' | 'paid'; chargeId: string }
  | { state: 'declined'; reason: DeclineReason };

/**
 * Keeps cards for us and charges them. Numbers are typed into its own field, in a frame, and become tokens there: they
 * never pass through us.
 */
export interface CardGateway {
  /** The only address that pages may put in a frame, as a source of the security policy. */
  readonly frame: string;
  /** The field's page, of a gateway whose field this server has itself; null where it is elsewhere. */
  readonly fieldPage: CardFieldPage | null;
  /**
   * Begins a field for one holder.
   * @returns its address, which posts `{ kind: 'card-token', token }` to the page around it
   */
  openField(holderId: string): Promise<string>;
  /** What a token is of, and whose field made it; null when it is none. */
  read(token: string): Promise<(CardFacts & { holderId: string }) | null>;
  /** Charges a card. The same reference is charged once, however often it is asked for; rejects when nobody answered. */
  charge(token: string, amount: Centavos, reference: string): Promise<ChargeOutcome>;
  /** Forgets a card; one that it does not know is no error. */
  remove(token: string): Promise<void>;
}

/** A page of this server with a security policy of its own. */
export interface CardFieldPage {
  path: `/${string}`;
  html: string;
  policy: string;
}

/** The outside world, behind one narrow interface each. */
export interface Adapters {
  objects: ObjectStore;
  /** Null where none is configured: nothing is looked through, and nothing says that it was. */
  scanner: Scanner | null;
  pictures: Pictures;
  mail: MailSender;
  sms: SmsSender;
  bureau: Bureau;
  taxDocuments: TaxDocuments;
  /** Null where none is configured: no card is taken, and nothing is charged. */
  cards: CardGateway | null;
  directDebits: DirectDebits;
}
