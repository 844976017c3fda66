import { createContext, useContext } from 'react';

/** Who is typing: set once by the private shell to the user's id, so drafts are restored to the same user only. */
export const DraftOwner = createContext<string | undefined>(undefined);

export function useDraftOwner(): string | undefined {
  return useContext(DraftOwner);
}
