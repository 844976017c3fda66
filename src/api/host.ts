import type { ApiFailure } from './failure';

/** What calls need to know of the session, which registers it: `src/api` knows no session. */
export interface CallHost {
  token(): string | null;
  /** Throws when the session's time is over, before anything is sent. */
  beforeCall(): void;
  /** An answer arrived: the server has seen the session. */
  answered(): void;
  /** The server no longer knows this token. */
  unauthenticated(token: string, failure: ApiFailure): void;
}

/** Asks the user for the second factor, naming the action; false when they decline. */
export type StepUp = (what: string) => Promise<boolean>;

/** Ends each call of the session that has no answer yet. */
const waiting = new Set<(failure: ApiFailure) => void>();

let host: CallHost | null = null;
let stepUp: StepUp | null = null;

/** Registers the session that calls are made in. */
export function hostCalls(next: CallHost): void {
  host = next;
}

export const callHost = (): CallHost | null => host;

/** Registers the dialog that answers `step_up_required`; gives back what takes it away. */
export function onStepUp(ask: StepUp): () => void {
  stepUp = ask;
  return () => {
    if (stepUp === ask) stepUp = null;
  };
}

/** True when the person gave the second factor that was asked for, having read what for. */
export async function giveSecondFactor(what: string): Promise<boolean> {
  return stepUp !== null && (await stepUp(what));
}

/** Ends what a call waits for if the session ends first; gives back what takes that away. */
export function endWithSession(end: (failure: ApiFailure) => void): () => void {
  waiting.add(end);
  return () => void waiting.delete(end);
}

/** The session ended: what still queues in the browser is not sent any more, and its callers are told by this failure. */
export function endWaitingCalls(failure: ApiFailure): void {
  for (const end of waiting) end(failure);
}
