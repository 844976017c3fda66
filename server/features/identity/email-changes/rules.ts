/** An address as it may be shown to who acts as its owner. */
export const coveredEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');
