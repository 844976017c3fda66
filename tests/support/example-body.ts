import type { EndpointShape } from '@contract/kernel/endpoint';
import { inputSchema, type JsonSchema } from './contract-input';

/** What a field of this name takes, where its form alone does not say it. */
const byName: Record<string, string | number> = {
  amount_cents: 1_000_000,
  annual_rate_bp: 2400,
  at: '10:30',
  birth_day: '1986-03-12',
  clabe: '002115016003269411',
  code: '123456',
  db_field: 'comprobante_nuevo',
  email: 'eva.ruiz@ejemplo.mx',
  field_name: 'comprobante_nuevo',
  ends_on: '2027-12-31',
  full_name: 'Eva Ruiz Paz',
  invoice_email: 'eva.ruiz@ejemplo.mx',
  password: 'Nopal-Verde-58',
  period: '2026-Q1',
  phone: '5512345678',
  prefix: 'NUEVO',
  position: '20.6736, -103.3440',
  postal_code: '97000',
  postal_codes: '97000',
  quiet_from: '22:30',
  quiet_to: '07:00',
  receiver_clabe: '002115016003269411',
  rfc: 'PEGR8603121A1',
  curp: 'PEGR860312MYNXLS07',
  sender_clabe: '032180000118359719',
  share: 100,
  state: 'Yucatán',
  version: 0,
};

/** Fields that hold a secret, which has no spaces. */
const SECRETS = /token$|^(pass|state)$/;
const NUMBERS_OF_THEIRS = /^(device_id|event_id)$/;

/**
 * A body that an endpoint accepts: each field that it needs, made of its schema and its name.
 *
 * @param idAt the id for a field that names a record
 */
export function exampleBody({ body }: EndpointShape, idAt: (field: string) => string) {
  const made = body ? make(inputSchema(body), '', idAt) : {};
  return typeof made === 'object' ? { ...made } : {};
}

function make(schema: JsonSchema, field: string, idAt: (field: string) => string): unknown {
  const { type, properties = {}, required = [] } = schema;
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return make(parts.find((part) => part.type !== 'null') ?? {}, field, idAt);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'uuid') return idAt(field);
  if (type === 'boolean') return true;
  if (type === 'array') return [make(schema.items ?? {}, field, idAt)];
  if (type === 'object') {
    return Object.fromEntries(
      required.map((name) => [name, make(properties[name] ?? {}, name, idAt)]),
    );
  }
  const known = byName[field];
  if (type === 'integer' || type === 'number') return known ?? Math.max(schema.minimum ?? 0, 1);
  return textOf(schema, field, known);
}

function textOf(
  { format, pattern, minLength = 0, maxLength }: JsonSchema,
  field: string,
  known?: unknown,
) {
  if ((SECRETS.test(field) && minLength >= 20) || NUMBERS_OF_THEIRS.test(field)) {
    return 'x'.repeat(43);
  }
  if (known !== undefined) return known;
  if (format === 'date-time') return '2027-01-15T12:00:00Z';
  if (pattern?.startsWith('^(\\d{4})-(\\d{2})-(\\d{2})')) return '2026-12-15';
  if (pattern === '^[0-9a-f]{64}$') return 'a'.repeat(64);
  return 'Ya no lo necesito'.padEnd(minLength, ' de verdad').slice(0, maxLength);
}
