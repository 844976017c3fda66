import { type ErrorCode, errorStatus } from '@contract/kernel/errors';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';

/**
 * A refusal as a value: what the person reads, the code that programs read, and the fields it is
 * about. `keepWrites` commits what the handler wrote before refusing (a counted failure, for instance).
 */
export class AppError extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly keepWrites: boolean;
  readonly current: Record<string, unknown> | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: {
      fields?: Record<string, string>;
      keepWrites?: boolean;
      current?: Record<string, unknown>;
    } = {},
  ) {
    super(message);
    this.status = errorStatus[code];
    this.fields = options.fields;
    this.keepWrites = options.keepWrites ?? false;
    this.current = options.current;
  }
}

/** The same answer for a record that does not exist and for one that belongs to another user. */
export const notFound = () => new AppError('not_found', t(serverWords.shared.notFound));

/** A rule of the business refuses; `fields` puts the reason on the field it is about. */
export const refused = (message: string, fields?: Record<string, string>) =>
  new AppError('rule', message, fields ? { fields } : {});

export const conflict = (message: string) => new AppError('conflict', message);

/**
 * Refuses the save of a form that was read before another save of the same record.
 *
 * @param read version that the form was filled from (`version` of its body); 0 of a record that was not there
 * @param current what is kept now, keyed as the body of the edit, `version` included
 * @throws AppError `stale` (409) with `current`, for the portal to compare
 */
export function assertFresh(read: number, current: { version: number } & Record<string, unknown>) {
  if (read === current.version) return;
  throw new AppError('stale', t(serverWords.shared.stale), { current });
}

/** Nothing can be kept until there is room on a disk again; what is kept is still read. */
export const noRoom = () => new AppError('unavailable', t(serverWords.errors.noRoom));

/** Who called is gone: nobody reads it. */
export const callerGone = () => new AppError('unavailable', t(serverWords.errorHandler.busy));

/** The database is away, or slow to answer, which passes by itself. */
export const databaseAway = () => new AppError('unavailable', t(serverWords.errors.unavailable));

/** The store of files is away, or slow to answer, which passes by itself. */
export const storeAway = () => new AppError('unavailable', t(serverWords.errors.storeAway));
