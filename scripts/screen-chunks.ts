import path from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { type DrawnScreens, makeSkeleton } from './skeleton.ts';

/** What a page of the shell loads besides its screen's own code, as the modules that begin it. */
const shells = {
  public: ['src/main.tsx', 'src/shells/public/PublicShell.tsx'],
  private: [
    'src/main.tsx',
    'src/shells/private/first-read.ts',
    'src/shells/private/PrivateApp.tsx',
    'src/screens/shared.ts',
    'src/api/transport.ts',
    // Who is here is asked for before anything else.
    'contract/identity/users.ts',
  ],
};

interface Row {
  page?: () => unknown;
  hasAct?: true;
}

interface Preloaded {
  key: string;
  area: string;
  act: boolean;
  page: string | undefined;
  modules: readonly string[];
}

/**
 * Writes, beside the build, which files each screen needs until it is usable (`.vite/screens.json`):
 * the server sends them along as `modulepreload`, the budgets weigh them. And what it sends of a private
 * screen to look at meanwhile (`.vite/skeleton.json`). And for the same budgets which pages, and parts that
 * open later, each screen's files hold (`.vite/pages.json`). For stories, which file holds each module
 * (`.vite/modules.json`).
 */
export function screenChunks(root: string): Plugin {
  return {
    name: 'screen-chunks',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = filesByModule(root, bundle);
      const screens: Record<string, string[]> = {};
      const pages: Record<string, { area: string; page?: string; holds: string[] }> = {};
      const drawn: DrawnScreens = {};
      for (const { key, area, act, page, modules } of await modulesByScreen(root)) {
        if (area !== 'public') drawn[key] = { area, act };
        screens[key] = closure(
          bundle,
          modules.map((module) => fileOf(files, module)),
        );
        const holds = screens[key].flatMap((file) => openedLater(this, root, bundle[file]));
        pages[key] = { area, page, holds };
      }
      emit(this, 'screens', screens);
      emit(this, 'modules', Object.fromEntries(files));
      emit(this, 'pages', pages);
      emit(this, 'skeleton', await makeSkeleton(root, drawn));
    },
  };
}

function emit(context: Rolldown.PluginContext, name: string, value: object) {
  context.emitFile({
    type: 'asset',
    fileName: `.vite/${name}.json`,
    source: JSON.stringify(value),
  });
}

/** The pages and parts of pages in a file that are imported lazily somewhere. */
function openedLater(
  context: Rolldown.PluginContext,
  root: string,
  chunk: Rolldown.OutputBundle[string] | undefined,
): string[] {
  if (chunk?.type !== 'chunk') return [];
  const isLazy = (id: string) =>
    id.endsWith('.tsx') && (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  return chunk.moduleIds.filter(isLazy).map((id) => path.relative(root, id));
}

function filesByModule(root: string, bundle: Rolldown.OutputBundle): Map<string, string> {
  return new Map(
    Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk'
        ? chunk.moduleIds.map((id): [string, string] => [path.relative(root, id), chunk.fileName])
        : [],
    ),
  );
}

function fileOf(files: ReadonlyMap<string, string>, module: string): string {
  const file = files.get(module);
  if (!file) throw new Error(`${module} is in no chunk`);
  return file;
}

/** Chunks, what they import statically and their styles; but for the entry's, which the page names itself. */
function closure(bundle: Rolldown.OutputBundle, begin: readonly string[]): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') return;
    seen.add(file);
    chunk.imports.forEach(visit);
    if (chunk.isEntry) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  };
  begin.forEach(visit);
  return [...found];
}

/** For each screen the modules it begins with: its shell, its area's table and its page. */
export async function modulesByScreen(root: string): Promise<Preloaded[]> {
  const { module: table } = await runnerImport<typeof import('../src/screens/areas')>(
    path.join(root, 'src/screens/areas.ts'),
    options(root),
  );
  const found: Preloaded[] = [];
  for (const area of ['public', ...table.privateAreas] as const) {
    const file = `src/screens/${area}.ts`;
    const { module } = await runnerImport<Record<string, Record<string, Row>>>(
      path.join(root, file),
      options(root),
    );
    const shell = area === 'public' ? shells.public : [...shells.private, file];
    for (const [key, { page, hasAct }] of Object.values(module).flatMap(Object.entries<Row>)) {
      const act = hasAct === true;
      const module = page && pageModule(key, page);
      found.push({ key, area, act, page: module, modules: module ? [...shell, module] : shell });
    }
  }
  return found;
}

const options = (root: string) => ({
  root,
  configFile: false as const,
  resolve: { tsconfigPaths: true },
});

/** The module that a row imports lazily, read off its function: Vite has resolved it there. */
function pageModule(key: string, page: () => unknown): string {
  const [, module] = /__vite_ssr_dynamic_import__\("\/([^"]+)"\)/.exec(page.toString()) ?? [];
  if (!module) throw new Error(`The page of ${key} is no lazy import`);
  return module;
}
