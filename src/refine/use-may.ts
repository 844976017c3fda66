import type { Permission } from '@contract/kernel/permissions';
import { useHeld } from '@portal/session/permissions';
import { useCan } from '@refinedev/core';

/**
 * Whether to offer an act; the server decides again when it is done. Refine would answer a moment late, so it
 * is seeded from the user's permission map, under a key that changes with it.
 */
export function useMay(permission: Permission): boolean {
  const can = useHeld().has(permission);
  const [resource, action = ''] = permission.split('.');
  const { data } = useCan({
    resource,
    action,
    params: { can },
    queryOptions: { initialData: { can } },
  });
  return data?.can ?? can;
}
