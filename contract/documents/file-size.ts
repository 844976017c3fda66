/** Largest file that any call takes. */
export const MAX_FILE_MEGABYTES = 10;
