import path from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { type Load, type Part, planFiles } from './chunk-plan.ts';
import { modulesByScreen } from './screen-chunks.ts';

/** Public pages are small, and the login is the first of them; what opens later on a screen is not waited for. */
const kindsOfLoads = {
  login: { weight: 60, request: 30_000 },
  public: { weight: 3, request: 4_000 },
  firstList: { weight: 15, request: 45_000 },
  firstSight: { weight: 3, request: 80_000 },
  private: { weight: 1, request: 44_000 },
  later: { weight: 0.2, request: 40_000 },
};

const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;
const anyPackage = /[\\/]node_modules[\\/]|[\\/]src[\\/]stand-ins[\\/]/;

/** Kinds of files: modules of a kind import those of their own and of the kinds before it. */
const kinds = ['react', 'main', 'transport', 'schemas', 'packages', 'portal'] as const;
type Kind = (typeof kinds)[number];

type Chunk = Rolldown.OutputChunk;

interface FetchedChunks extends Load {
  chunks: ReadonlySet<Chunk>;
}

/** Lists and homes are what people open first of a private area; one list has a budget of its own. */
const kindOfScreen = (key: string, area: string): keyof typeof kindsOfLoads => {
  if (key === 'login') return 'login';
  if (key === 'supplierProjectList') return 'firstList';
  if (area === 'public') return 'public';
  return /(List|Home)$/.test(key) ? 'firstSight' : 'private';
};

/** What every page begins with, in the first file. */
const main: Rolldown.CodeSplittingGroup = { name: 'main', tags: ['$initial'] };

/**
 * Which modules share a file, decided by who needs them: a first build, which writes nothing, says which screens need
 * which modules, and `planFiles` merges. Files of different `kinds` stay apart: what a page begins with waits for
 * nothing else, and packages change less often than the portal.
 */
export async function chunkGroups(
  config: InlineConfig & { root: string },
): Promise<Rolldown.CodeSplittingGroup[]> {
  const [{ chunks, importsOf }, screens] = await Promise.all([
    smallestChunks(config),
    modulesByScreen(config.root),
  ]);
  const graph = graphOf(chunks);
  const begins = screens.map(({ key, area, modules }) => ({
    load: kindsOfLoads[kindOfScreen(key, area)],
    modules: modules.map((module) => path.join(config.root, module)),
  }));
  const begun = new Set(begins.flatMap(({ modules }) => modules));
  const opened = (inContract: boolean) =>
    chunks.filter(
      ({ isDynamicEntry, facadeModuleId }) =>
        isDynamicEntry &&
        facadeModuleId !== null &&
        inContract === facadeModuleId.startsWith(path.join(config.root, 'contract')) &&
        !begun.has(facadeModuleId),
    );
  const loads: FetchedChunks[] = [
    ...begins.map(({ load, modules }) => ({ ...load, chunks: graph.from(modules) })),
    ...opened(false).map(({ moduleIds }) => ({
      ...kindsOfLoads.later,
      chunks: graph.from(moduleIds),
    })),
  ];
  const inSource = (module: string) => path.join(config.root, 'src', module);
  const names = nameModules(chunks, importsOf, loads, {
    main: graph.from(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => chunk.moduleIds)),
    transport: graph.from(['shells/private/first-read.ts', 'api/transport.ts'].map(inSource)),
    schemas: graph.from(opened(true).flatMap((chunk) => chunk.moduleIds)),
  });
  return [
    { name: 'react', test: react, priority: 2 },
    { ...main, priority: 1 },
    {
      name: (id) => names.get(id) ?? null,
      debugName: 'by who needs it',
      includeDependenciesRecursively: false,
    },
  ];
}

interface SmallestChunks {
  chunks: Chunk[];
  /** What a module imports statically, as its source says. */
  importsOf: (module: string) => readonly string[];
}

/** The chunks of a build without groups: each holds the modules that the same entries need. */
async function smallestChunks(config: InlineConfig): Promise<SmallestChunks> {
  const imports = new Map<string, readonly string[]>();
  const readImports: Plugin = {
    name: 'read-imports',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
      }
    },
  };
  const { rolldownOptions, ...options } = config.build ?? {};
  const built = await build({
    ...config,
    plugins: [config.plugins, readImports],
    configFile: false,
    logLevel: 'error',
    build: {
      ...options,
      write: false,
      minify: false,
      rolldownOptions: { ...rolldownOptions, output: { codeSplitting: { groups: [main] } } },
    },
  });
  if (!('output' in built)) throw new Error('The build has one output');
  const chunks = built.output.filter((output) => output.type === 'chunk');
  return { chunks, importsOf: (module) => imports.get(module) ?? [] };
}

function graphOf(chunks: readonly Chunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(
    chunks.flatMap((chunk) => chunk.moduleIds.map((id): [string, Chunk] => [id, chunk])),
  );
  return {
    /** The chunks of these modules and all that they import. */
    from(modules: readonly string[]): Set<Chunk> {
      const found = new Set<Chunk>();
      const visit = (chunk: Chunk | undefined) => {
        if (!chunk || found.has(chunk)) return;
        found.add(chunk);
        for (const file of chunk.imports) visit(byFile.get(file));
      };
      for (const module of modules) visit(byModule.get(module));
      return found;
    },
  };
}

/** The name of the file of each module. */
function nameModules(
  chunks: readonly Chunk[],
  importsOf: SmallestChunks['importsOf'],
  loads: readonly FetchedChunks[],
  early: Readonly<Record<'main' | 'transport' | 'schemas', ReadonlySet<Chunk>>>,
): Map<string, string> {
  const kindOf = (chunk: Chunk, module: string): Kind => {
    if (react.test(module)) return 'react';
    if (early.main.has(chunk)) return 'main';
    if (early.transport.has(chunk)) return 'transport';
    if (early.schemas.has(chunk)) return 'schemas';
    return anyPackage.test(module) ? 'packages' : 'portal';
  };
  const found = chunks.flatMap((chunk) =>
    kinds.slice(2).map((kind) => {
      const modules = Object.entries(chunk.modules).filter(([id]) => kindOf(chunk, id) === kind);
      return {
        chunk,
        kind,
        modules: modules.map(([id]) => id),
        bytes: modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0),
        loads: loads.flatMap((load, index) => (load.chunks.has(chunk) ? [index] : [])),
      };
    }),
  );
  const parts = found.filter(({ modules }) => modules.length > 0);
  // A chunk's imports are those of all its parts: each has those that its modules reach in the sources.
  const importedBy = (part: (typeof parts)[number]) => {
    const files = new Set([part.chunk.fileName, ...part.chunk.imports]);
    const below = kinds.indexOf(part.kind);
    const reached = reach(part.modules, importsOf);
    return parts.flatMap((other, index) =>
      other !== part &&
      files.has(other.chunk.fileName) &&
      kinds.indexOf(other.kind) <= below &&
      other.modules.some((id) => reached.has(id))
        ? [index]
        : [],
    );
  };
  const planned: Part[] = parts.map((part) => ({
    ...part,
    kind: `${part.kind} ${featureOf(part)}`,
    imports: importedBy(part),
  }));
  const files = planFiles(planned, loads);
  return new Map(
    files.flatMap((file, number) =>
      file.flatMap((index) => {
        const part = parts[index];
        return (part?.modules ?? []).map((id): [string, string] => [id, `${part?.kind}-${number}`]);
      }),
    ),
  );
}

/** Of a page, or of what opens later on one, the folder of its noun: no screen brings another noun's along. */
function featureOf({ chunk, modules }: { chunk: Chunk; modules: readonly string[] }): string {
  const opened = chunk.isDynamicEntry && modules.find((id) => id === chunk.facadeModuleId);
  return (opened && /[\\/]src[\\/]features[\\/]\w+[\\/][\w-]+/.exec(opened)?.[0]) || '';
}

/** All that these modules import, however far. */
function reach(modules: readonly string[], importsOf: SmallestChunks['importsOf']): Set<string> {
  const found = new Set<string>();
  const left = [...modules];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    for (const imported of importsOf(id)) {
      if (found.has(imported)) continue;
      found.add(imported);
      left.push(imported);
    }
  }
  return found;
}
