import { rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@server/project-root';
import { endWithParent } from './end-with-parent';

/*
 * The built product on fresh demo data, as `npm start` runs it, for the browser tests. Ends in order on
 * SIGTERM, or when the test runner has been killed, and takes its data along.
 */
endWithParent();
const dataDir = process.env.E2E_DATA_DIR;
if (!dataDir) throw new Error('E2E_DATA_DIR names the folder, which is deleted afterwards.');
process.env.DATA_DIR = dataDir;
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await import(path.join(projectRoot, 'dist/server/main.js'));
