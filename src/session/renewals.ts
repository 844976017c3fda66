/** Calls in progress whose answer is another token. */
export function createRenewals() {
  let count = 0;
  return {
    underWay: () => count > 0,
    async during<T>(answer: Promise<T>): Promise<T> {
      count += 1;
      try {
        return await answer;
      } finally {
        count -= 1;
      }
    },
  };
}

export type Renewals = ReturnType<typeof createRenewals>;
