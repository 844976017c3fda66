import { createContext, useContext, useEffect } from 'react';

/** The dotted names of the fields that a form shows now: what a server's refusal may be placed on. */
export const FieldRegistry = createContext<Map<string, number> | null>(null);

export function useRegisteredField(name: string): void {
  const registry = useContext(FieldRegistry);
  useEffect(() => {
    if (!registry) return;
    // Counted, because a radio group or a repeated row may show one name twice for a moment.
    registry.set(name, (registry.get(name) ?? 0) + 1);
    return () => {
      const left = (registry.get(name) ?? 1) - 1;
      if (left > 0) registry.set(name, left);
      else registry.delete(name);
    };
  }, [registry, name]);
}
