import type { Plugin } from 'vite';
import { loadPermissionTable, policyFiles } from './enforcer';
import type { Grant, PermissionTable } from './permissions';

const name = 'virtual:permissions';
const resolved = `\0${name}`;

/** The table as a module in which each kind of grant is written once, for it is sent to everyone. */
function write(table: PermissionTable): string {
  const grants: string[] = [];
  const place = (grant: Grant) => {
    const text = JSON.stringify(grant);
    if (!grants.includes(text)) grants.push(text);
    return `g[${grants.indexOf(text)}]`;
  };
  const roles = Object.entries(table).map(([role, held]) => {
    const lines = Object.entries(held).map(
      ([name, grant]) => `${JSON.stringify(name)}:${place(grant)}`,
    );
    return `${JSON.stringify(role)}:{${lines.join()}}`;
  });
  return `const g=[${grants.join()}];export const permissionTable={${roles.join()}};`;
}

/**
 * Gives the portal the policy as plain data: `import { permissionTable } from 'virtual:permissions'`.
 * Casbin runs here, at build time, so that the browser neither loads it nor waits for its model. In
 * development a changed policy file reloads the page.
 *
 * @param folder where `model.conf` and `policy.csv` lie
 */
export function permissionsPlugin(folder: string): Plugin {
  const files = Object.values(policyFiles(folder));
  return {
    name: 'permissions',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      for (const file of files) this.addWatchFile(file);
      return write(await loadPermissionTable(folder));
    },
    hotUpdate({ file, server }) {
      if (!files.includes(file)) return undefined;
      for (const environment of Object.values(server.environments)) {
        const module = environment.moduleGraph.getModuleById(resolved);
        if (module) environment.moduleGraph.invalidateModule(module);
      }
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
