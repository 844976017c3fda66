/** The lead that a request is prepared for, in the address of its form. */
export const LEAD = 'prospecto';
