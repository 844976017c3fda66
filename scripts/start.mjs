import { ensureBuilt } from './built.mjs';

ensureBuilt();
process.setSourceMapsEnabled(true);
// `npm run admin -- create` and `npm run postal-codes -- import` are programs of their own in the same build.
const isCommand = ['admin', 'postal-codes'].includes(process.argv[2]);
const [program] = process.argv.splice(2, isCommand ? 1 : 0);
await import(`../dist/server/${program ?? 'main'}.js`);
