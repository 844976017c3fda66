import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jpg, pdf } from '@tests/support/files';
import { firstOf } from '@tests/support/present';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createPictures, startProcess } from './pictures';

const folder = await mkdtemp(join(tmpdir(), 'solfondo-pictures-'));
const path = join(folder, 'picture');
await writeFile(path, jpg());
const order = { kind: 'jpg', path } as const;
const long = 60_000;
const pictures: ReturnType<typeof createPictures>[] = [];
afterAll(async () => {
  for (const one of pictures) one.close();
  await rm(folder, { recursive: true });
});

/** Pictures drawn by processes of such a program, and those that were started. */
function drawnBy(program: string | null, maxMs: number) {
  const children: ChildProcess[] = [];
  const start = () => {
    const stdio: ('pipe' | 'ignore' | 'ipc')[] = ['pipe', 'ignore', 'ignore', 'ipc'];
    const child = program ? spawn(process.execPath, ['-e', program], { stdio }) : startProcess();
    children.push(child);
    return child;
  };
  const made = createPictures(start, maxMs);
  pictures.push(made);
  return { ...made, children };
}

it('draws one picture after another in the same process', async () => {
  const { draw, children } = drawnBy(null, long);
  for (let n = 0; n < 3; n += 1) {
    const drawn = await draw(order);
    if (typeof drawn === 'string') throw new Error(drawn);
    expect((await sharp(drawn.bytes).metadata()).format).toBe('jpeg');
  }
  expect(children).toHaveLength(1);
});

it('kills and replaces a process that does not answer in time', async () => {
  const { draw, children } = drawnBy('process.on("message", () => undefined)', 1);
  expect(await draw(order)).toBe('too slow');
  const first = firstOf(children);
  if (first.signalCode === null) await once(first, 'exit');
  expect(first.signalCode).toBe('SIGKILL');
  expect(await draw(order)).toBe('too slow');
  expect(children).toHaveLength(2);
});

it('refuses a picture whose process ends, and draws the next one in another', async () => {
  const { draw, children } = drawnBy('process.on("message", () => process.abort())', long);
  expect(await draw(order)).toBe('failed');
  expect(await draw(order)).toBe('failed');
  expect(children).toHaveLength(2);
});

it('ends its processes when it is closed', async () => {
  const { draw, close, children } = drawnBy(null, long);
  await draw(order);
  const child = firstOf(children);
  const exited = once(child, 'exit');
  close();
  expect(await exited).toEqual([null, 'SIGKILL']);
});

it('leaves no process behind when the server is killed', async () => {
  const child = startProcess();
  const exited = once(child, 'exit');
  // What the kernel does to the pipes of a killed process.
  child.stdin?.end();
  expect(await exited).toEqual([null, 'SIGKILL']);
});

it('draws a progressive photograph of 50 megapixels within its memory', async () => {
  const large = join(folder, 'large');
  await sharp({ create: { width: 8_700, height: 5_800, channels: 3, background: '#08c' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toFile(large);
  const drawn = await drawnBy(null, long).draw({ kind: 'jpg', path: large });
  if (typeof drawn === 'string') throw new Error(drawn);
  expect(await sharp(drawn.bytes).metadata()).toMatchObject({ width: 2896, height: 4344 });
});

it('examines one PDF after another, and says why nobody could read one', async () => {
  const { examinePdf } = drawnBy(null, long);
  const paper = join(folder, 'paper.pdf');
  await writeFile(paper, pdf());
  expect(await examinePdf(paper)).toBe('fine');
  await writeFile(paper, pdf().subarray(0, 100));
  expect(await examinePdf(paper)).toBe('damaged');
  for (const [name, problem] of [
    ['con-clave', 'locked'],
    ['xfa', 'dynamic form'],
  ] as const) {
    expect(await examinePdf(`tests/support/brought/${name}.pdf`)).toBe(problem);
  }
});

it('refuses a PDF that does not open in time', async () => {
  const paper = join(folder, 'paper.pdf');
  await writeFile(paper, pdf());
  expect(await drawnBy(null, 1).examinePdf(paper)).toBe('too slow');
});
