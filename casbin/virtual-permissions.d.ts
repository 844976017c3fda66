declare module 'virtual:permissions' {
  /** The policy as a table, computed by Casbin when the portal is built. */
  export const permissionTable: import('./permissions').PermissionTable;
}
