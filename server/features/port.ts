/**
 * A function that a lower domain calls and an upper one gives it at boot (`connect.ts`), where the act begins
 * below and its consequences are the upper domain's. Calling one without an implementation is a fault, never a no-op.
 */
export function port<Args extends unknown[], Result>(name: string) {
  let given: ((...args: Args) => Result) | null = null;
  const call = (...args: Args): Result => {
    if (!given) throw new Error(`nothing is connected to ${name}`);
    return given(...args);
  };
  return Object.assign(call, {
    connect(implementation: (...args: Args) => Result): void {
      given = implementation;
    },
  });
}
