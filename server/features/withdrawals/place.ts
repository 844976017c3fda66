/** Place of a withdrawal's CLABE in the vault. */
export const withdrawalPlace = (id: string) => `withdrawals.clabe:${id}`;
