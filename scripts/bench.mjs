import path from 'node:path';
import { ensureBuilt } from './built.mjs';
import { bundleServer } from './bundle-server.mjs';

// Measured is what `npm start` runs: the sources as tsx runs them name every function anew at each call.
const folder = path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'bench');
ensureBuilt();
await bundleServer(['tests/bench/main.ts', 'tests/bench/load-process.ts'], folder);
process.setSourceMapsEnabled(true);
await import(path.join(folder, 'main.js'));
