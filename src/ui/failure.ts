import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { t } from '@portal/i18n';
import { spokenMessage } from '@portal/ui/spoken-message';

/** What a form needs to know of a refused call; the API's error body and what `call()` throws both fit. */
export interface Failure {
  message: string;
  code?: string;
  /** Messages by dotted path of the request body ("site.postal_code"). */
  fields?: Readonly<Record<string, string>>;
  /** Of `stale`: what is kept now, keyed as the body. */
  current?: Readonly<Record<string, unknown>>;
}

function isFailure(thrown: unknown): thrown is Failure {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'message' in thrown &&
    typeof thrown.message === 'string' &&
    // Errors of the language and the browser have a message too, but it is not for people.
    'code' in thrown &&
    typeof thrown.code === 'string'
  );
}

/** What was asked is kept until a second person confirms it: nothing failed. */
export const waits = ({ code }: Failure): boolean => code === 'second_person';

/** Any thrown value as a failure that can be shown. */
export function toFailure(thrown: unknown): Failure {
  if (!isFailure(thrown)) return { message: t(errors.operation) };
  const { message, code, fields, current } = thrown;
  return { message: spokenMessage(message), code, fields, current };
}
