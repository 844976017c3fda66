/** A telephone as it may be shown to who acts as its owner. */
export const maskedPhone = (phone: string): string => `•••• ${phone.slice(-4)}`;

/** What is missing of a person's telephone: it counts once it was confirmed. */
export const missingOfPhone = (kept: { phone: string | null; phoneVerifiedAt: Date | null }) =>
  kept.phone && kept.phoneVerifiedAt ? [] : ['phone' as const];
