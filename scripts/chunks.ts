import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { type Part, planFiles } from './chunk-plan.ts';
import { modulesByScreen } from './screen-chunks.ts';

/** How much a load counts: public pages are small and somebody's first, what opens later is not waited for. */
const weights = {
  public: 3,
  private: 1,
  later: 0.2,
};

const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
const react = packages('react|react-dom|scheduler');
const refine = packages('@refinedev|@tanstack|react-router');
const anyPackage = /[\\/]node_modules[\\/]|[\\/]src[\\/]stand-ins[\\/]/;

/** Kinds of files: modules of a kind import those of their own and of the kinds before it. */
const kinds = ['react', 'main', 'transport', 'schemas', 'packages', 'refine', 'portal'] as const;
type Kind = (typeof kinds)[number];

type Chunk = Rolldown.OutputChunk;

interface Load {
  weight: number;
  chunks: ReadonlySet<Chunk>;
}

/** What every page begins with, in the first file. */
const main: Rolldown.CodeSplittingGroup = { name: 'main', tags: ['$initial'] };

/**
 * Which modules share a file, decided by who needs them: a first build, which writes nothing and has no groups, says
 * which screens need which modules, and `planFiles` merges. Files of different kinds stay apart: what every page begins
 * with (`main`), what sends a private screen's first call (`transport`) and the contract of that call (`schemas`) wait
 * for nothing else, and packages change less often than the portal.
 */
export async function chunkGroups(
  config: InlineConfig & { root: string },
): Promise<Rolldown.CodeSplittingGroup[]> {
  const [chunks, screens] = await Promise.all([
    smallestChunks(config),
    modulesByScreen(config.root),
  ]);
  const graph = graphOf(chunks);
  const begins = screens.map(({ area, modules }) => ({
    weight: area === 'public' ? weights.public : weights.private,
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
  const loads: Load[] = [
    ...begins.map(({ weight, modules }) => ({ weight, chunks: graph.from(modules) })),
    ...opened(false).map(({ moduleIds }) => ({
      weight: weights.later,
      chunks: graph.from(moduleIds),
    })),
  ];
  const inSource = (module: string) => path.join(config.root, 'src', module);
  const names = nameModules(chunks, loads, {
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

/** The chunks of a build without groups: each holds the modules that the same entries need. */
async function smallestChunks(config: InlineConfig): Promise<Chunk[]> {
  const { rolldownOptions, ...options } = config.build ?? {};
  const built = await build({
    ...config,
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
  return built.output.filter((output) => output.type === 'chunk');
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
  loads: readonly Load[],
  early: Readonly<Record<'main' | 'transport' | 'schemas', ReadonlySet<Chunk>>>,
): Map<string, string> {
  const kindOf = (chunk: Chunk, module: string): Kind => {
    if (react.test(module)) return 'react';
    if (early.main.has(chunk)) return 'main';
    if (early.transport.has(chunk)) return 'transport';
    if (early.schemas.has(chunk)) return 'schemas';
    if (refine.test(module)) return 'refine';
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
  const importsOf = (part: (typeof parts)[number]) => {
    const files = new Set([part.chunk.fileName, ...part.chunk.imports]);
    const below = kinds.indexOf(part.kind);
    return parts.flatMap((other, index) =>
      other !== part && files.has(other.chunk.fileName) && kinds.indexOf(other.kind) <= below
        ? [index]
        : [],
    );
  };
  const planned: Part[] = parts.map((part) => ({ ...part, imports: importsOf(part) }));
  const files = planFiles(
    planned,
    loads.map(({ weight }) => weight),
  );
  return new Map(
    files.flatMap((file, number) =>
      file.flatMap((index) => {
        const part = parts[index];
        return (part?.modules ?? []).map((id): [string, string] => [id, `${part?.kind}-${number}`]);
      }),
    ),
  );
}
