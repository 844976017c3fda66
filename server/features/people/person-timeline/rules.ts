import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { AppError } from '@server/http/errors';
import { t } from '@server/i18n';
import * as z from 'zod';

/** Where a page ended: the instant to the microsecond, and the key that breaks ties. */
export interface TimelinePlace {
  at: string;
  key: string;
}

const place = z.tuple([
  z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/),
  z.string().regex(/^(a\d{19}|e[0-9a-f-]{36})$/),
]);

/** The opaque name of a place, for the next page. */
export const cursorAt = ({ at, key }: TimelinePlace): string =>
  Buffer.from(JSON.stringify([at, key])).toString('base64url');

/**
 * The place that a cursor names.
 * @throws AppError when no page gave it
 */
export function placeOf(cursor: string): TimelinePlace {
  try {
    const [at, key] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (Number.isNaN(Date.parse(at))) throw new Error('no such instant');
    return { at, key };
  } catch {
    throw new AppError('validation', t(serverWords.shared.noPage));
  }
}
