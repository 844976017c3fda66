import { ensureBuilt } from './built.mjs';

ensureBuilt();
process.setSourceMapsEnabled(true);
// `npm run admin -- create` is a program of its own in the same build.
const [program] = process.argv.splice(2, process.argv[2] === 'admin' ? 1 : 0);
await import(`../dist/server/${program ?? 'main'}.js`);
