import { createContext } from 'react';

/** The title of the section around, which names a region already; none outside of any. */
export const SectionTitle = createContext<string | null>(null);
