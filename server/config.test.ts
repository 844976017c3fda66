import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config';

const SECRET = 'una-clave-larga-que-nadie-adivina-0123456789';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'solfondo-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder, ...env });

test('nothing set is a working development configuration', () => {
  expect(read({ PORT: '' })).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    s3: null,
    documentLinksAcceptSession: false,
  });
});

test('the development secret is made once, for its owner only', () => {
  const { appSecret } = read({});
  expect(appSecret.length).toBeGreaterThanOrEqual(32);
  expect(read({}).appSecret).toBe(appSecret);
  expect(statSync(path.join(folder, 'app-secret')).mode & 0o777).toBe(0o600);
});

test.each([
  ['PORT', 'tres mil'],
  ['PORT', '70000'],
  ['METRICS_PORT', '-1'],
  ['DATABASE_URL', 'mysql://localhost/base'],
  ['PUBLIC_URL', 'portal.ejemplo.mx'],
  ['SMTP_URL', 'correo'],
  ['S3_ENDPOINT', 'ftp://almacen'],
  ['APP_SECRET', 'corta'],
  ['TRUST_PROXY', 'sí'],
  ['CORS_ORIGINS', 'https://uno.mx,dos'],
  ['LOG_LEVEL', 'mucho'],
  ['NODE_ENV', 'pruebas'],
  ['RATE_LIMIT_SCALE', '0'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`^La variable ${name} no es válida: (debe|es|lleva) .+\\.$`),
  );
});

test('half an object store is refused', () => {
  expect(() => read({ S3_BUCKET: 'documentos' })).toThrow('La variable S3_ACCESS_KEY_ID');
  const whole = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' };
  expect(read(whole).s3).toEqual({
    endpoint: null,
    region: 'us-east-1',
    bucket: 'b',
    accessKeyId: 'i',
    secretAccessKey: 's',
  });
});

test('production refuses missing and well-known secrets', () => {
  const safe = {
    NODE_ENV: 'production',
    APP_SECRET: SECRET,
    PUBLIC_URL: 'https://portal.ejemplo.mx/',
  };
  expect(read(safe)).toMatchObject({ production: true, publicUrl: 'https://portal.ejemplo.mx' });
  expect(() => read({ ...safe, APP_SECRET: undefined })).toThrow('La variable APP_SECRET');
  expect(() => read({ ...safe, PUBLIC_URL: undefined })).toThrow('La variable PUBLIC_URL');
  expect(() => read({ ...safe, APP_SECRET: 'x'.repeat(40) })).toThrow('La variable APP_SECRET');
  expect(() => read({ ...safe, DATABASE_URL: 'postgres://a:postgres@db/a' })).toThrow(
    'La variable DATABASE_URL no es válida: lleva una clave de ejemplo.',
  );
});
