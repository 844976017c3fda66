import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@server/project-root';

/*
 * The built product on fresh demo data, as `npm start` runs it, for the browser tests. Ends in order on
 * SIGTERM and takes its data along.
 */
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'solfondo-e2e-'));
process.env.DATA_DIR = dataDir;
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await import(path.join(projectRoot, 'dist/server/main.js'));
