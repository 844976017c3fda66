import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';

export type FormValues = Readonly<Record<string, unknown>>;

/** Tells what the form around it holds, outside of it, as it changes. */
export function FollowValues({ onChange }: { onChange: (values: FormValues) => void }) {
  const values = useWatch();
  const key = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are their text.
  useEffect(() => onChange(values), [key]);
  return null;
}
