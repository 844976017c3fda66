import { createContext, useContext } from 'react';

interface Place {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

/** The parsed address of a public page; provided by the public shell. */
export const PublicPlace = createContext<Place>({ params: {}, query: new URLSearchParams() });

export function usePublicPlace(): Place {
  return useContext(PublicPlace);
}
