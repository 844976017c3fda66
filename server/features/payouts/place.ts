/** Place of a payout's CLABE in the vault. */
export const payoutPlace = (id: string) => `payouts.clabe:${id}`;
