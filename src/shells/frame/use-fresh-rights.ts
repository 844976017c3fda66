import { onLiveEvent } from '@portal/refine/live';
import { session } from '@portal/session/portal-session';
import { useEffect } from 'react';

/** Reads the user again when what they may do changed while they are here, or may have. */
export function useFreshRights(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        const isTold = event.type === 'changed' && event.resource === 'account';
        if (isTold || event.type === 'missed') void session.refresh();
      }),
    [],
  );
}
