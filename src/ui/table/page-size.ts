import { DEFAULT_PAGE_SIZE, type PageSize } from '@contract/kernel/page-size';
import { createContext } from 'react';

export interface PageSizeChoice {
  size: PageSize;
  keep: (size: PageSize) => void;
}

/**
 * How many rows the person last chose for the pages of their lists, and what keeps the next choice: given by the private
 * shell, which knows the person. An address that says another number is drawn with that.
 */
export const KeptPageSize = createContext<PageSizeChoice>({
  size: DEFAULT_PAGE_SIZE,
  keep: () => undefined,
});
