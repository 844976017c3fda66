import { createContext, useContext } from 'react';

interface Place {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** What stands behind the address's hash: the secret of links whose path has no place for it. */
  secret: string;
}

/** The parsed address of a public page; provided by the public shell. */
export const PublicPlace = createContext<Place>({
  params: {},
  query: new URLSearchParams(),
  secret: '',
});

export function usePublicPlace(): Place {
  return useContext(PublicPlace);
}
