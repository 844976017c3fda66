import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** How a field is told outside of its input: in the comparison of a save with a newer one. */
export interface ToldField {
  label: string;
  /** Its value as the person reads it. */
  say: (value: unknown) => string;
}

interface ShownField {
  /** Inputs of that name; a radio group or a repeated row may have two for a moment. */
  count: number;
  told: RefObject<ToldField>;
}

export type ShownFields = Map<string, ShownField>;

/** What the fields at the given dotted names, or within them, are called; each name once. */
export const labelsAt = (fields: ShownFields, paths: readonly string[]): string[] => [
  ...new Set(
    [...fields]
      .filter(([name]) => paths.some((path) => name === path || name.startsWith(`${path}.`)))
      .map(([, { told }]) => told.current.label)
      .filter((label) => label !== ''),
  ),
];

/** The fields that a form shows now, by dotted name: what a server's refusal may be placed on. */
export const FieldRegistry = createContext<ShownFields | null>(null);

export function useRegisteredField(name: string, field: ToldField): void {
  const registry = useContext(FieldRegistry);
  const told = useRef(field);
  told.current = field;
  useEffect(() => {
    if (!registry) return;
    registry.set(name, { count: (registry.get(name)?.count ?? 0) + 1, told });
    return () => {
      const left = (registry.get(name)?.count ?? 1) - 1;
      if (left > 0) registry.set(name, { count: left, told });
      else registry.delete(name);
    };
  }, [registry, name]);
}
