import { createContext, useContext, useEffect, useRef } from 'react';

/** What a dialog asks of a form inside it before it closes. */
export interface Unsaved {
  hasChanges: () => boolean;
  /** The person throws the changes away. */
  forget: () => void;
}

/** The forms inside one dialog; outside of dialogs there is none. */
export const UnsavedForms = createContext<Set<Unsaved> | undefined>(undefined);

/** Lets the dialog around a form, if there is one, know of its changes. */
export function useUnsavedInDialog(form: Unsaved): void {
  const forms = useContext(UnsavedForms);
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    if (!forms) return;
    const entry: Unsaved = {
      hasChanges: () => latest.current.hasChanges(),
      forget: () => latest.current.forget(),
    };
    forms.add(entry);
    return () => {
      forms.delete(entry);
    };
  }, [forms]);
}
