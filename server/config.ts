import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { clabe } from '@contract/kernel/fields/clabe';
import { isPrintable, unprintable } from '@contract/kernel/fields/printable';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import * as z from 'zod';
import { makeDataFolder } from './data-folder';
import { projectRoot } from './project-root';
import { wrongVariable } from './start-error';

/** Where fees go outside production, where no money moves. */
const DEVELOPMENT_CLABE = '646180110400000010';

/** Where nobody reads mail; production asks for the operator's own. */
const DEVELOPMENT_SUPPORT = 'ayuda@solfondo.example';

/** Passwords of examples, ours and others', in lower case. */
const EXAMPLE_WORDS = /changeme|clave|minioadmin|password|postgres|s3rver|secret/g;

const port = z.coerce
  .number({ error: t(serverWords.config.port) })
  .int(t(serverWords.config.port))
  .min(0, t(serverWords.config.port))
  .max(65_535, t(serverWords.config.port));
const flag = z
  .enum(['0', '1'], { error: t(serverWords.config.zeroOrOne) })
  .transform((value) => value === '1');
const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: t(serverWords.config.address, { example }) });
const webUrl = (example: string) =>
  url(/^https?$/, example).transform((value) => value.replace(/\/+$/, ''));

/** Proxies in front of us: how many there are, or the networks that they are in. Other senders are not trusted. */
const proxies = z
  .string()
  .transform((text) =>
    /^\d+$/.test(text.trim()) ? Number(text) : text.split(',').map((network) => network.trim()),
  )
  .refine((given) => (typeof given === 'number' ? given <= 10 : given.every(isNetwork)), {
    error: t(serverWords.config.proxies),
  });

/** An address, or a network narrower than all there is. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Every variable the server reads. A message completes the sentence "La variable X no es válida: …". */
const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], {
      error: t(serverWords.config.environment),
    })
    .default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://usuario:clave@servidor:5432/base').optional(),
  PUBLIC_URL: webUrl('https://portal.ejemplo.mx').optional(),
  SMTP_URL: url(/^smtps?$/, 'smtps://usuario:clave@servidor:465').optional(),
  MAIL_FROM: z.string().default('Solfondo <no-responder@localhost>'),
  S3_ENDPOINT: webUrl('https://s3.ejemplo.mx').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMD_URL: url(/^tcp$/, 'tcp://antivirus:3310')
    .refine((address) => new URL(address).port !== '', {
      error: t(serverWords.config.address, { example: 'tcp://antivirus:3310' }),
    })
    .optional(),
  METRICS_PORT: port.optional(),
  APP_SECRET: z.string().min(32, t(serverWords.config.secretLength)).optional(),
  DOCUMENT_LINKS_ACCEPT_SESSION: flag.default(false),
  TRUST_PROXY: proxies.default(0),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .pipe(z.array(webUrl('https://portal.ejemplo.mx')))
    .default([]),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: t(serverWords.config.logLevel),
    })
    .default('info'),
  /** One secret, or two separated by a comma while the bank changes from one to the other. */
  BANK_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(
      z
        .array(z.string().min(32, t(serverWords.config.secretLength)))
        .max(2, t(serverWords.config.twoKeys)),
    )
    .default([]),
  RATE_LIMIT_SCALE: z.coerce
    .number({ error: t(serverWords.config.positive) })
    .positive(t(serverWords.config.positive))
    .default(1),
  BRAND: z
    .string()
    .max(60, t(serverWords.config.nameLength))
    .refine(isPrintable, { error: unprintable })
    .default('Solfondo'),
  /** The operator's own account, to which fees are moved. */
  COMPANY_CLABE: clabe.optional(),
  SUPPORT_EMAIL: z.email(t(serverWords.config.mail)).optional(),
  API_BASE_URL: webUrl('https://api.ejemplo.mx').optional(),
  APPLICATION_TOKEN: z.string().default('solfondo-portal'),
  MAPS_KEY: z.string().optional(),
  ANALYTICS_KEY: z.string().optional(),
});

type Environment = z.infer<typeof environment>;

/** What the server runs by, from the environment alone. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the environment, and makes the data folder.
 *
 * @throws StartError with one sentence that names the first wrong variable.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = parse(env);
  const production = values.NODE_ENV === 'production';
  if (production) refuseUnsafe(values);
  const dataDir = path.resolve(values.DATA_DIR);
  makeDataFolder(dataDir);
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    s3: s3Of(values),
    clamdUrl: values.CLAMD_URL ?? null,
    metricsPort: values.METRICS_PORT ?? null,
    appSecret: values.APP_SECRET ?? developmentSecret(dataDir),
    documentLinksAcceptSession: values.DOCUMENT_LINKS_ACCEPT_SESSION,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    logLevel: values.LOG_LEVEL,
    /** Secrets that sign the bank's notices; with none, every notice is refused. */
    bankWebhookSecrets: values.BANK_WEBHOOK_SECRET,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    /** Anonymous questions about a mail address are answered no sooner. */
    evenAnswerMs: values.NODE_ENV === 'test' ? 0 : 500,
    /** Above this mean delay of the event loop, calls are answered "busy"; 0 never. */
    maxEventLoopDelayMs: values.NODE_ENV === 'test' ? 0 : 5000,
    brand: values.BRAND,
    /** Where fees are moved to; null until it is set, and they stay. */
    companyClabe: values.COMPANY_CLABE ?? (production ? null : DEVELOPMENT_CLABE),
    /** Where people of the portal write to, as every mail's end says. */
    supportEmail: values.SUPPORT_EMAIL ?? DEVELOPMENT_SUPPORT,
    /** Where the portal calls; empty for the server it came from. */
    apiBaseUrl: values.API_BASE_URL ?? '',
    applicationToken: values.APPLICATION_TOKEN,
    mapsKey: values.MAPS_KEY ?? null,
    analyticsKey: values.ANALYTICS_KEY ?? null,
    portalFolder: path.join(projectRoot, 'dist', 'portal'),
  };
}

function parse(env: NodeJS.ProcessEnv): Environment {
  // An empty variable is one that was not set: `PORT= npm start`.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw wrongVariable(String(issue?.path[0]), issue?.message ?? '');
}

function refuseUnsafe(values: Environment): void {
  for (const name of ['APP_SECRET', 'PUBLIC_URL', 'SUPPORT_EMAIL'] as const) {
    if (!values[name]) throw wrongVariable(name, t(serverWords.config.productionOnly));
  }
  const secrets = {
    APP_SECRET: values.APP_SECRET,
    DATABASE_URL: values.DATABASE_URL && new URL(values.DATABASE_URL).password,
    SMTP_URL: values.SMTP_URL && new URL(values.SMTP_URL).password,
    S3_SECRET_ACCESS_KEY: values.S3_SECRET_ACCESS_KEY,
  };
  for (const [name, secret] of Object.entries(secrets)) {
    if (secret && isGuessable(secret))
      throw wrongVariable(name, t(serverWords.config.exampleSecret));
  }
  if (values.BANK_WEBHOOK_SECRET.some(isGuessable)) {
    throw wrongVariable('BANK_WEBHOOK_SECRET', t(serverWords.config.exampleSecret));
  }
}

/** Made of too few characters, of something repeated, or of example words with little around them. */
function isGuessable(secret: string): boolean {
  const text = secret.toLowerCase();
  const fewest = text.length < 32 ? 4 : 8;
  if (new Set(text).size < fewest || isRepeated(text)) return true;
  const rest = text.replace(EXAMPLE_WORDS, '');
  return rest !== text && new Set(rest.replace(/[^a-z]/g, '')).size < 4;
}

/** Whether a text is its own beginning over and over, the last time perhaps cut short. */
function isRepeated(text: string): boolean {
  const periods = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return periods.some((period) => text.startsWith(text.slice(period)));
}

function s3Of(values: Environment) {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY && !values.S3_ENDPOINT) return null;
  const missing = t(serverWords.config.s3);
  if (!S3_BUCKET) throw wrongVariable('S3_BUCKET', missing);
  if (!S3_ACCESS_KEY_ID) throw wrongVariable('S3_ACCESS_KEY_ID', missing);
  if (!S3_SECRET_ACCESS_KEY) throw wrongVariable('S3_SECRET_ACCESS_KEY', missing);
  return {
    /** Null for Amazon's own. */
    endpoint: values.S3_ENDPOINT ?? null,
    region: values.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** A random secret, made once and kept with the data, which is unreadable without it. */
function developmentSecret(dataDir: string): string {
  const file = path.join(dataDir, 'app-secret');
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    // Fails when it exists, whole or not at all, also when two processes start at once.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}
