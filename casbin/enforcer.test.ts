import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadPermissionTable } from './enforcer';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'policy-'));
  for (const file of ['model.conf', 'policy.csv'])
    await cp(`casbin/${file}`, path.join(folder, file));
});
afterEach(() => rm(folder, { recursive: true }));

describe('loadPermissionTable refuses', () => {
  it.each([
    ['an unknown permission', 'p, isAdmin, projects, destroy, all, none', /not understood/],
    [
      'an unknown one of several',
      'p, isAdmin, stages, upload|destroy, all, none',
      /not understood/,
    ],
    ['an unknown scope', 'p, isAdmin, stages, upload, everything, none', /not understood/],
    ['an unknown condition', 'p, isAdmin, stages, upload, all, maybe', /not understood/],
    ['a line without condition', 'p, isAdmin, stages, upload, all', /not understood/],
    [
      'two lines for one role',
      'p, isUser, projects, create, own, none',
      /reaches projects.create twice/,
    ],
  ])('%s', async (_, line, message) => {
    await appendFile(path.join(folder, 'policy.csv'), `${line}\n`);
    await expect(loadPermissionTable(folder)).rejects.toThrow(message);
  });
});
