/** Largest file that any call takes. */
export const MAX_FILE_MEGABYTES = 10;

/** Most that one person brings within a day, in all their documents together. */
export const DAY_MEGABYTES = 500;
