/** What a person may choose as the rows of a page; apart from what a list is asked with, for the table of every screen. */
export const pageSizes = [5, 10, 25, 50] as const;
export type PageSize = (typeof pageSizes)[number];

export const DEFAULT_PAGE_SIZE: PageSize = 5;
