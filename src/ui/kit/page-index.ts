import { createContext } from 'react';

/** Tells the index of a page of one of its sections, by its element and its title, and takes it off when it goes. */
export type TellIndex = (section: HTMLElement, title: string) => () => void;

/** The index of the page around; undefined where a page has none. */
export const PageIndex = createContext<TellIndex | undefined>(undefined);
