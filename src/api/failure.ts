import { errors, recovery } from '@contract/locales/es-MX/kernel/outcomes';
import { t } from '@portal/i18n';

/** Longest text of a server that is shown to a person. */
const MOST_CHARACTERS = 300;

/** The one shape of every call that did not succeed: refused, cut off, or not understood. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  /** Code of the API's error body, or 'network', 'late' or 'unreadable'. */
  readonly code: string;
  /** Messages by dotted path of the request body ("site.postal_code"). */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** Of `stale`: what is kept now, keyed as the body of the edit. */
  readonly current: Readonly<Record<string, unknown>> | undefined;

  constructor(
    message: string,
    status: number,
    code: string,
    fields: Readonly<Record<string, string>> = {},
    requestId: string | null = null,
    current?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
    this.current = current;
  }

  /** The server understood and refused: the same call would be refused again. */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500 && ![408, 425, 429].includes(this.status);
  }

  /**
   * The server has no such call: it answered so without words of ours, or with a page of its own. A record that is not
   * there is something else.
   */
  get notOffered(): boolean {
    if (this.code === 'not_found') return false;
    return (
      [404, 405, 501].includes(this.status) || (this.status === 200 && this.code === 'unreadable')
    );
  }

  /** The same number under the name that Refine reads. */
  get statusCode(): number {
    return this.status;
  }
}

export const networkFailure = () => new ApiFailure(t(recovery.offline), 0, 'network');

export const unreadableFailure = (status: number) =>
  new ApiFailure(t(errors.operation), status, 'unreadable');

/**
 * Turns the body of a refused call into a failure. Text for people is kept short and plain; a page of a
 * proxy, or a body that is not ours, becomes the general sentence.
 */
export function failureOf(status: number, body: unknown): ApiFailure {
  if (typeof body !== 'object' || body === null) return unreadableFailure(status);
  const message: unknown = Reflect.get(body, 'message');
  const code: unknown = Reflect.get(body, 'code');
  const requestId: unknown = Reflect.get(body, 'request_id');
  return new ApiFailure(
    plainText(message) ?? t(errors.operation),
    status,
    typeof code === 'string' ? code : 'unreadable',
    // Another server has its messages under `errors`, in a list for each field.
    fieldsOf(Reflect.get(body, 'fields') ?? Reflect.get(body, 'errors')),
    typeof requestId === 'string' ? requestId : null,
    currentOf(Reflect.get(body, 'current')),
  );
}

function plainText(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '' || /<[a-z!/]/i.test(value)) return null;
  return value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS - 1)}…` : value;
}

function currentOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

function fieldsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([path, text]) => {
      const listed: unknown[] = Array.isArray(text) ? text : [text];
      const plain = listed.map(plainText).filter((one) => one !== null);
      return plain.length > 0 ? [[path, plain.join(' ')]] : [];
    }),
  );
}
