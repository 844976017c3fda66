import { createContext } from 'react';

/** What a picture of figures says of them under its title: how they are narrowed, of what program, and of when. */
export const FigureHead = createContext<readonly string[]>([]);
