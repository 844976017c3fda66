import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import pino, { type Logger, type LoggerOptions } from 'pino';

/**
 * The server's log: JSON lines on standard output. Errors pass an allow-list, since those of the
 * database quote the values that people sent.
 */
export function createLog(level: string): Logger {
  return pino(logOptions(level));
}

export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  serializers: { err: describeError },
  hooks: {
    logMethod(args, method) {
      const [logged]: unknown[] = args;
      // Logged as an error by the response compression: a client left before its answer was complete.
      if (logged instanceof Error && logged.message === 'premature close')
        this.debug('the reader left');
      // Without words of the caller's the log would say those of the error, which quote statements and values.
      else if (args[1] === undefined && errorIn(logged) !== undefined)
        method.call(this, logged, shortly(errorIn(logged)));
      else method.apply(this, args);
    },
  },
});

/** The error that is logged by itself or as `err`; undefined when there is none. */
function errorIn(logged: unknown): unknown {
  if (logged instanceof Error) return logged;
  return typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : undefined;
}

/** An error in one line, by what may be written of it. */
function shortly(error: unknown): string {
  const { message, type }: { message?: string; type?: string } = describeError(error);
  return message ?? type ?? 'failure';
}

/** What may be written of an error: never statements, parameters, row values or unknown fields. */
export function describeError(error: unknown): object {
  if (error instanceof DrizzleQueryError) return describeError(error.cause);
  if (error instanceof DatabaseError) {
    const { code, severity, routine, schema, table, column, constraint } = error;
    return { type: 'DatabaseError', code, severity, routine, schema, table, column, constraint };
  }
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    type: error.name,
    message: error.message,
    code,
    stack: error.stack,
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
