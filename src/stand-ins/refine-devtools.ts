/** Reports nothing of our hooks to Refine's development tools, which the portal does not carry. */
export const getXRay = (): object => ({});
export const useQuerySubscription = () => undefined;
