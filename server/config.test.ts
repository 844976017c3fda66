import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
    supportEmail: 'ayuda@solfondo.example',
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
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.1, proxy.ejemplo.mx'],
  ['CORS_ORIGINS', 'https://uno.mx,dos'],
  ['LOG_LEVEL', 'mucho'],
  ['NODE_ENV', 'pruebas'],
  ['RATE_LIMIT_SCALE', '0'],
  ['SUPPORT_EMAIL', 'ayuda'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`^La variable ${name} no es válida: (debe|es|lleva) .+\\.$`),
  );
});

test.each([
  ['a file', () => path.join(folder, 'file')],
  ['inside a file', () => path.join(folder, 'file', 'data')],
  ['where nothing can be made', () => '/proc/nope'],
  ['deep where nothing can be made', () => '/proc/nope/data'],
])('a data folder that is %s stops the start with one sentence', (_what, place) => {
  writeFileSync(path.join(folder, 'file'), '');
  expect(() => read({ DATA_DIR: place() })).toThrow(
    'La variable DATA_DIR no es válida: debe ser una carpeta en la que se pueda escribir.',
  );
});

test.each([
  ['', 0],
  ['0', 0],
  ['2', 2],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['127.0.0.1, fd00::/8', ['127.0.0.1', 'fd00::/8']],
])('TRUST_PROXY=%s is how many proxies, or their networks', (value, trusted) => {
  expect(read({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
});

test.each([0o755, 0o711, 0o700])(
  'a data folder with mode %o is closed to other accounts',
  (mode) => {
    chmodSync(folder, mode);
    read({});
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    read({ DATA_DIR: path.join(folder, 'new') });
    expect(statSync(path.join(folder, 'new')).mode & 0o777).toBe(0o700);
  },
);

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

const production = {
  NODE_ENV: 'production',
  APP_SECRET: SECRET,
  PUBLIC_URL: 'https://portal.ejemplo.mx/',
  SUPPORT_EMAIL: 'ayuda@portal.ejemplo.mx',
};

test('production asks for its own secret, address and whom people write to', () => {
  expect(read(production)).toMatchObject({
    production: true,
    publicUrl: 'https://portal.ejemplo.mx',
    supportEmail: 'ayuda@portal.ejemplo.mx',
  });
  for (const name of ['APP_SECRET', 'PUBLIC_URL', 'SUPPORT_EMAIL']) {
    expect(() => read({ ...production, [name]: undefined })).toThrow(
      `La variable ${name} no es válida: es obligatoria en producción.`,
    );
  }
});

const bucket = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i' };

test.each([
  ['APP_SECRET', 'x'.repeat(40)],
  ['APP_SECRET', 'changeme'.repeat(4)],
  ['APP_SECRET', 'ChangeMe'.repeat(5)],
  ['APP_SECRET', 'password'.repeat(5).slice(0, 37)],
  ['APP_SECRET', 'changeme-PASSWORD-secret-2026-0123456789'],
  ['APP_SECRET', `changeme${'x'.repeat(32)}`],
  ['APP_SECRET', '1234567890'.repeat(4)],
  ['APP_SECRET', 'abcabdabeabfabgabcabdabeabfabgacb'],
  ['BANK_WEBHOOK_SECRET', 'secret'.repeat(6)],
  ['BANK_WEBHOOK_SECRET', `${SECRET},${'secret'.repeat(6)}`],
  ['DATABASE_URL', 'postgres://a:postgres@db/a'],
  ['DATABASE_URL', 'postgres://a:Postgres2026@db/a'],
  ['SMTP_URL', 'smtps://usuario:clave@correo.ejemplo.mx'],
  ['SMTP_URL', 'smtp://a:password123@correo.ejemplo.mx'],
  ['S3_SECRET_ACCESS_KEY', 'minioadmin'],
  ['S3_SECRET_ACCESS_KEY', 'S3RVER'],
])('production refuses %s=%s', (name, value) => {
  expect(() =>
    read({ ...production, ...bucket, S3_SECRET_ACCESS_KEY: SECRET, [name]: value }),
  ).toThrow(`La variable ${name} no es válida: lleva una clave de ejemplo.`);
});

test.each([
  ['APP_SECRET', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  ['APP_SECRET', 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg'],
  ['BANK_WEBHOOK_SECRET', `${SECRET},mZ0v5xS3cretQbTPqWf2LhUoJ7yKdRgN-secret`],
  ['DATABASE_URL', 'postgres://a:kd8Lw0-vTq@db/a'],
  ['SMTP_URL', 'smtp://correo.ejemplo.mx'],
])('production takes %s=%s', (name, value) => {
  expect(() => read({ ...production, [name]: value })).not.toThrow();
});
