import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** What the code does not do, besides the import rules of `.dependency-cruiser.cjs`. */
const rules = [
  {
    name: 'own fetches outside src/api',
    folder: 'src',
    allowed: /^src\/api\//,
    pattern: /(?<![.\w])fetch\(|new XMLHttpRequest|new EventSource|from 'axios'/,
  },
  {
    name: 'direct uses of @tanstack/react-query outside src/refine',
    folder: 'src',
    allowed: /^src\/refine\//,
    pattern: /'@tanstack\/react-query'/,
  },
];

/** One `{ name, failure }` for each rule, its count in the name; failure lists the places, null when there are none. */
export function checkCounts() {
  return rules.map(({ name, folder, allowed, pattern }) => {
    const places = sourcesOf(folder)
      .filter((file) => !allowed.test(file))
      .flatMap((file) => linesOf(file, pattern));
    return { name: `${name}: ${places.length}`, failure: places.join(', ') || null };
  });
}

/** The sources below a folder, as paths from the project's root; tests may reach further. */
function sourcesOf(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

function linesOf(file, pattern) {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []));
}
