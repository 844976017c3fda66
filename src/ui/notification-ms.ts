/** How long a notification stays, in milliseconds (section 9 of the specification). */
export const notificationMs = { standard: 5000, noChanges: 4000, document: 8000 } as const;
