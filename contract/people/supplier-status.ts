/** From this status on, project screens open without an onboarding step (sections 2, 4 and 9). */
export const PROJECT_STATUS = 3;

/** From this status on, a supplier is verified, and the guarded screens open. */
export const GUARDED_STATUS = 4;
