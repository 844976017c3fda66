import type { Bureau } from './adapters';

/** For a house without a contract with a bureau's service: staff ask for the report and write it down. */
export const bureauByHand: Bureau = {
  consult: async (typed) => ({ source: 'by_hand', ...typed }),
};
