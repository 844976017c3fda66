import { createContext, useContext, useEffect } from 'react';

type LoadedRecord = Readonly<Record<string, unknown>>;

/** Takes the record that a screen shows, to complete its title in crumbs and tab ("Proyecto SF-000123"). */
export const ScreenRecord = createContext<(record: LoadedRecord | null) => void>(() => undefined);

/** Called by a page with what it has loaded; null or undefined while it has not. */
export function useScreenRecord(record: LoadedRecord | null | undefined): void {
  const tell = useContext(ScreenRecord);
  useEffect(() => {
    tell(record ?? null);
  }, [tell, record]);
}
