/** More than any paper of ours has. */
const MOST = 300;

/** How many pages of a file get a place: one of a kilobyte may say that it has ten million. */
export const pagesShown = (pages: number): number => Math.min(pages, MOST);
