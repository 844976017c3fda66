import { onLiveEvent } from '@portal/refine/live';
import { useReload } from '@portal/refine/use-act';
import { heldNow } from '@portal/session/permissions';
import { session } from '@portal/session/portal-session';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reads the user again when what they may do changed while they are here, or may have; the guards then decide again
 * on the screen that is open.
 */
export function useFreshRights(): void {
  const { revalidate } = useRevalidator();
  const reload = useRef(useReload());
  useEffect(() => {
    async function refresh() {
      const before = heldNow();
      await session.refresh();
      if (heldNow() === before) return;
      // What was read with the former rights is no longer so, on other screens too.
      void reload.current();
      await revalidate();
    }
    return onLiveEvent((event) => {
      const isTold = event.type === 'changed' && event.resource === 'account';
      if (isTold || event.type === 'missed') void refresh();
    });
  }, [revalidate]);
}
