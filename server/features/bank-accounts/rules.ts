/** Place of an investor's own CLABE in the vault. */
export const clabePlace = (investorId: string) => `investors.withdrawal_clabe:${investorId}`;
