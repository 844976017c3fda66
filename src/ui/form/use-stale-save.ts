import { useState } from 'react';
import type { ShownFields } from './field-registry';
import { differencesOf, heldOf, type Kept, unshownOf } from './stale';

interface StaleSaveOptions {
  fields: ShownFields;
  values: () => Kept;
  /** Puts values into the form, when `current` is what is kept of its record. */
  adopt: (values: Kept, current: Kept) => void;
  /** What is typed goes, with its draft. */
  onUseSaved: () => void;
  sendAgain: () => Promise<void>;
}

/** A save that was refused because of a newer one: what both hold, and the person's choice between them. */
export function useStaleSave({ fields, values, adopt, onUseSaved, sendAgain }: StaleSaveOptions) {
  const [newer, setNewer] = useState<Kept>();
  const [isSending, setIsSending] = useState(false);

  /** Whether there is something to choose; otherwise what is typed is what the other save left. */
  function compare(current: Kept): boolean {
    const differs = differencesOf(fields, values(), current).length > 0;
    if (differs) setNewer(current);
    else adopt(heldOf(values(), current), current);
    return differs;
  }

  const stale = newer && {
    differences: differencesOf(fields, values(), newer),
    busy: isSending,
    onUseSaved: () => {
      setNewer(undefined);
      adopt(heldOf(values(), newer), newer);
      onUseSaved();
    },
    // It stays open until it is sent: a second tap would reach what lies under it, as a way out of the page.
    onKeepMine: async () => {
      setIsSending(true);
      try {
        adopt(unshownOf(fields, values(), newer), newer);
        await sendAgain();
      } finally {
        setIsSending(false);
      }
      setNewer((shown) => (shown === newer ? undefined : shown));
    },
    onClose: () => setNewer(undefined),
  };

  return { compare, stale };
}
