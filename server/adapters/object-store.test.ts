import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startS3Server } from '@tests/support/s3-server';
import { afterAll, describe, expect, it } from 'vitest';
import type { ObjectStore } from './adapters';
import { folderStore } from './object-store-folder';
import { s3Store } from './object-store-s3';
import { ObjectMissing, StoreAway } from './store-faults';

const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-objects-'));
const bucket = 'documentos';
const credentials = { accessKeyId: 'PRUEBA', secretAccessKey: 'firma', region: 'us-east-1' };
const s3 = await startS3Server({ bucket, ...credentials });
const bucketAt = (name: string, secretAccessKey = credentials.secretAccessKey) =>
  s3Store(
    { endpoint: s3.endpoint, bucket: name, ...credentials, secretAccessKey },
    { connectMs: 1_000, silenceMs: 500, callMs: 5_000, probeMs: 300 },
  );

afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const stores: [string, ObjectStore][] = [
  ['a folder', folderStore(path.join(folder, 'objects'))],
  ['an S3 bucket', bucketAt(bucket)],
];

async function temporary(content: string) {
  const file = path.join(folder, randomUUID());
  await writeFile(file, content);
  return { file, sha256: createHash('sha256').update(content).digest('hex') };
}

async function read(store: ObjectStore, sha256: string) {
  const { stream, size } = await store.open(sha256);
  const bytes = await buffer(stream);
  expect(bytes.length).toBe(size);
  return bytes.toString();
}

async function listed(store: ObjectStore) {
  const objects = [];
  for await (const object of store.list()) objects.push(object);
  return objects;
}

describe.each(stores)('objects in %s', (_name, store) => {
  it('keeps bytes under their hash and takes the temporary file', async () => {
    const { file, sha256 } = await temporary('recibo de luz');
    await store.put(file, sha256);
    expect(existsSync(file)).toBe(false);
    expect(await read(store, sha256)).toBe('recibo de luz');
  });

  it('takes the same content twice', async () => {
    const first = await temporary('dos veces');
    await store.put(first.file, first.sha256);
    const second = await temporary('dos veces');
    await store.put(second.file, second.sha256);
    expect(await read(store, first.sha256)).toBe('dos veces');
  });

  it('reports what is missing, and never looks outside', async () => {
    const { sha256 } = await temporary('nunca guardado');
    await expect(store.open(sha256)).rejects.toBeInstanceOf(ObjectMissing);
    await expect(store.open('../../etc/passwd')).rejects.toBeInstanceOf(ObjectMissing);
  });

  it('lists what it has, and deletes on request', async () => {
    const { file, sha256 } = await temporary('por borrar');
    await store.put(file, sha256);
    const before = await listed(store);
    expect(before.find((object) => object.sha256 === sha256)?.putAt).toBeInstanceOf(Date);
    await store.remove(sha256);
    await store.remove(sha256);
    const after = await listed(store);
    expect(after.map((object) => object.sha256)).not.toContain(sha256);
    await expect(store.open(sha256)).rejects.toBeInstanceOf(ObjectMissing);
  });
});

it('lists a bucket of several pages to its end', async () => {
  const store = bucketAt(bucket);
  const files = await Promise.all(['uno', 'dos', 'tres', 'cuatro', 'cinco'].map(temporary));
  for (const { file, sha256 } of files) await store.put(file, sha256);
  const keys = (await listed(store)).map((object) => object.sha256);
  expect(keys).toEqual(expect.arrayContaining(files.map(({ sha256 }) => sha256)));
  expect(new Set(keys).size).toBe(keys.length);
});

it('is refused by the bucket, and keeps the temporary file, when its secret is another', async () => {
  const { file, sha256 } = await temporary('firmado por otro');
  const stranger = bucketAt(bucket, 'otra');
  await expect(stranger.put(file, sha256)).rejects.toMatchObject({
    cause: { name: 'SignatureDoesNotMatch' },
  });
  expect(existsSync(file)).toBe(true);
});

it.each(['silent', 'broken', 'page'] as const)(
  'is away, and keeps the temporary file, when the bucket is %s',
  async (illness) => {
    const store = bucketAt(bucket);
    const kept = await temporary(`antes ${illness}`);
    await store.put(kept.file, kept.sha256);
    const { file, sha256 } = await temporary(`durante ${illness}`);
    s3.fall(illness);
    try {
      await expect(store.put(file, sha256)).rejects.toBeInstanceOf(StoreAway);
      await expect(store.open(kept.sha256)).rejects.toBeInstanceOf(StoreAway);
      expect(existsSync(file)).toBe(true);
    } finally {
      s3.fall(null);
    }
    await store.put(file, sha256);
    expect(await read(store, kept.sha256)).toBe(`antes ${illness}`);
  },
);

it.each([
  ['silent', 'silent'],
  ['broken', 'failing'],
  ['page', 'strange'],
] as const)('a probe says that a bucket that is %s is %s', async (illness, fault) => {
  const store = bucketAt(bucket);
  s3.fall(illness);
  try {
    await expect(store.probe()).rejects.toMatchObject({ fault });
    await expect(listed(store)).rejects.toBeInstanceOf(StoreAway);
  } finally {
    s3.fall(null);
  }
  await expect(store.probe()).resolves.toEqual({ isEmpty: false });
});

it('a probe says that the secret, or the bucket, is not the one', async () => {
  await expect(bucketAt(bucket, 'otra').probe()).rejects.toMatchObject({ fault: 'denied' });
  await expect(bucketAt('otro').probe()).rejects.toMatchObject({ fault: 'missing' });
});

it('a probe says whether a store has anything', async () => {
  const store = folderStore(path.join(folder, 'vacío'));
  expect(await store.probe()).toEqual({ isEmpty: true });
  const { file, sha256 } = await temporary('el primero');
  await store.put(file, sha256);
  expect(await store.probe()).toEqual({ isEmpty: false });
});

it('leaves nothing but the object in the folder', async () => {
  const root = path.join(folder, 'clean');
  const store = folderStore(root);
  const { file, sha256 } = await temporary('solo');
  await store.put(file, sha256);
  expect(await readdir(root, { recursive: true })).toEqual([
    sha256.slice(0, 2),
    path.join(sha256.slice(0, 2), sha256),
  ]);
});

it('fails, and keeps the temporary file, when the bucket does not answer', async () => {
  const { file, sha256 } = await temporary('sin almacén');
  await expect(bucketAt('no-existe').put(file, sha256)).rejects.toBeInstanceOf(StoreAway);
  expect(existsSync(file)).toBe(true);
});
