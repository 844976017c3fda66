import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

type LoadedRecord = Readonly<Record<string, unknown>>;

interface ScreenState {
  /** Title of the screen shown, completed by its record when it has one. */
  title: string;
  /** Path parameters of the screen shown. */
  params: Readonly<Record<string, string | undefined>>;
  record: LoadedRecord | undefined;
  setRecord: (record: LoadedRecord | undefined) => void;
}

const ScreenContext = createContext<ScreenState | null>(null);

interface ScreenProviderProps {
  screenKey: string;
  params: ScreenState['params'];
  titleOf: (record?: LoadedRecord) => string;
  children: (state: ScreenState) => ReactNode;
}

/** Makes the screen's title, parameters and loaded record known to the page and to what surrounds it. */
export function ScreenProvider({ screenKey, params, titleOf, children }: ScreenProviderProps) {
  const [loaded, setLoaded] = useState<{ key: string; record: LoadedRecord }>();
  const record = loaded?.key === screenKey ? loaded.record : undefined;
  const state = useMemo<ScreenState>(
    () => ({
      title: titleOf(record),
      params,
      record,
      setRecord: (next) => setLoaded(next ? { key: screenKey, record: next } : undefined),
    }),
    [screenKey, params, record, titleOf],
  );
  return <ScreenContext value={state}>{children(state)}</ScreenContext>;
}

function useScreen(): ScreenState {
  const state = useContext(ScreenContext);
  if (!state) throw new Error('A page is shown outside of a screen');
  return state;
}

/** Title of the screen as the table of screens declares it. Pass the record that completes it, once loaded. */
export function useScreenTitle(record?: LoadedRecord): string {
  const { title, setRecord } = useScreen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter changes with every screen, and only a new record matters.
  useEffect(() => {
    if (record) setRecord(record);
  }, [record]);
  return title;
}

/**
 * One parameter of the screen's path.
 * @throws Error when the path has no such parameter: a mistake of ours
 */
export function useParam(name: string): string {
  const value = useScreen().params[name];
  if (!value) throw new Error(`The screen's path has no parameter ${name}`);
  return value;
}
