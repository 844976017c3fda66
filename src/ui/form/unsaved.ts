import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useLeaveQuestion } from './use-leave-guard';

/** What a dialog asks of a form inside it before it closes, or a step before it is left. */
export interface Unsaved {
  hasChanges: () => boolean;
  /** Settled once what is being sent was answered. */
  sent: () => Promise<void>;
  /** The person throws the changes away. */
  forget: () => void;
}

/** The forms inside one dialog or one step; elsewhere there is none. */
export const UnsavedForms = createContext<Set<Unsaved> | undefined>(undefined);

/** Whether a form stands in a dialog, whose buttons are placed otherwise. */
export const InDialog = createContext(false);

/** Lets the dialog or step around a form, if there is one, know of its changes. */
export function useUnsavedAround(form: Unsaved): void {
  const forms = useContext(UnsavedForms);
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    if (!forms) return;
    const entry: Unsaved = {
      hasChanges: () => latest.current.hasChanges(),
      sent: () => latest.current.sent(),
      forget: () => latest.current.forget(),
    };
    forms.add(entry);
    return () => {
      forms.delete(entry);
    };
  }, [forms]);
}

/** The forms for `UnsavedForms`, and the way on from them, which asks first where one has changes. */
export function useFormsWithin() {
  const ask = useLeaveQuestion();
  const [forms] = useState(() => new Set<Unsaved>());
  /** @param hasMore something outside of them was typed or chosen */
  function leave(onLeave: () => void, hasMore = false) {
    const changed = [...forms].filter((form) => form.hasChanges());
    if (changed.length === 0 && !hasMore) {
      onLeave();
      return;
    }
    ask(() => {
      for (const form of changed) form.forget();
      onLeave();
    });
  }
  /** What is just being saved is no longer unsaved then. */
  const allSent = () => Promise.allSettled([...forms].map((form) => form.sent()));
  return { forms, leave, allSent };
}
