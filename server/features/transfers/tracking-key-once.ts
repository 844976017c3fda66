import { sqlState } from '@server/db/connection';
import { refused } from '@server/http/errors';

const UNIQUE_VIOLATION = '23505';

/** Keeps a transfer that was sent; its clave de rastreo may stand for no other of its kind. */
export async function trackingKeyOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) {
      throw refused('Información faltante o incorrecta', {
        tracking_key: 'Otra transferencia ya tiene esta clave de rastreo.',
      });
    }
    throw error;
  }
}
