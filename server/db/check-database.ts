import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import { Client } from 'pg';
import { wrongVariable } from '../start-error';
import { sqlState } from './connection';

const ANSWERS_WITHIN_MS = 5_000;

/** The first version that the migrations are kept working on. */
const OLDEST_VERSION = 15;

/**
 * Opens the database that DATABASE_URL names, once, before anything is done with it.
 *
 * @throws StartError when it cannot be opened or used, with what to look at.
 */
export async function checkDatabase(url: string): Promise<void> {
  const lack = await lackOf(url).catch((error: unknown) => {
    throw wrongVariable('DATABASE_URL', reasonOf(error), error);
  });
  if (lack) throw wrongVariable('DATABASE_URL', lack);
}

interface Abilities {
  version: number;
  encoding: string;
  creates: boolean;
}

/** What the migrations would trip over; null when nothing. */
async function lackOf(url: string): Promise<string | null> {
  const client = new Client({
    connectionString: url,
    application_name: 'solfondo-check',
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
  });
  // A connection lost after this answer does not matter.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Abilities>(
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('server_encoding') as encoding,
              has_database_privilege(current_database(), 'create')
                and has_schema_privilege('public', 'create') as creates`,
    );
    return rows[0] ? lackIn(rows[0]) : null;
  } finally {
    await client.end();
  }
}

function lackIn({ version, encoding, creates }: Abilities): string | null {
  if (version < OLDEST_VERSION)
    return t(serverWords.checkDatabase.tooOld, { version: OLDEST_VERSION });
  if (encoding !== 'UTF8') return t(serverWords.checkDatabase.notUtf8);
  if (!creates) return t(serverWords.checkDatabase.noRights);
  return null;
}

function reasonOf(error: unknown): string {
  const state = sqlState(error);
  if (state?.startsWith('28')) return t(serverWords.checkDatabase.badLogin);
  if (state === '3D000') return t(serverWords.checkDatabase.noDatabase);
  return t(serverWords.checkDatabase.unreachable);
}
