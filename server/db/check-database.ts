import { Client } from 'pg';
import { wrongVariable } from '../start-error';
import { sqlState } from './connection';

const ANSWERS_WITHIN_MS = 5_000;

/**
 * Opens the database that DATABASE_URL names, once, before anything is done with it.
 *
 * @throws StartError when it cannot be opened, with what to look at.
 */
export async function checkDatabase(url: string): Promise<void> {
  try {
    const client = new Client({
      connectionString: url,
      application_name: 'solfondo-check',
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    });
    // A connection lost later than this answer is nobody's business.
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
  } catch (error) {
    throw wrongVariable('DATABASE_URL', reasonOf(error), error);
  }
}

function reasonOf(error: unknown): string {
  const state = sqlState(error);
  if (state?.startsWith('28')) return 'la base de datos rechazó al usuario o su clave';
  if (state === '3D000') return 'el servidor no tiene la base de datos que nombra';
  return 'no fue posible conectarse con la base de datos en esa dirección';
}
