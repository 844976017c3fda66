import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** Asked for once: the same field may be asked for again. */
export interface Asked<Field extends string> {
  field: Field;
}

/** Takes a person to a field of the form around it when they ask for it elsewhere on the page. */
export function FocusField({ asked }: { asked: Asked<string> | null }) {
  const { setFocus } = useFormContext();
  useEffect(() => {
    if (asked) setFocus(asked.field);
  }, [asked, setFocus]);
  return null;
}
