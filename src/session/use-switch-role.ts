import type { Role } from '@contract/kernel/roles';
import { toFailure } from '@portal/ui/failure';
import { useState } from 'react';
import { session } from './portal-session';

/** Changes to another of the person's roles, which they chose, and goes on; the present one is there at once. */
export function useSwitchRole(goOn: () => Promise<void>) {
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<Role>();

  async function choose(role: Role) {
    if (busy) return;
    setBusy(role);
    setFailure(undefined);
    try {
      if (role !== session.state().user?.role) await session.switchRole(role);
      await goOn();
    } catch (thrown) {
      setFailure(toFailure(thrown).message);
    } finally {
      setBusy(undefined);
    }
  }

  return { choose, busy, failure };
}
