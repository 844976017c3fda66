import { loadPermissionTable } from '@casbin/enforcer';

/** What 'virtual:permissions' gives the portal, for tests that run without its Vite plugin. */
export const permissionTable = await loadPermissionTable('casbin');
