/** A reason not to start that the operator can mend: one Spanish sentence, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
