import * as z from 'zod';

/**
 * Every refusal the API can answer, and the HTTP status it travels with. The code is for programs;
 * people read `message`, which is Spanish and never carries a stack, SQL or an identifier.
 */
export const errorStatus = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  step_up_required: 403,
  second_factor_required: 403,
  impersonation_refused: 403,
  restricted: 403,
  not_found: 404,
  conflict: 409,
  stale: 409,
  idempotency_in_progress: 409,
  too_large: 413,
  unsupported_type: 415,
  idempotency_mismatch: 422,
  rule: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * The one shape of an error body. `fields` is keyed by dotted path of the request body ("site.postal_code");
 * `current` is what is kept now of a record that another save changed, keyed as the body of its edit.
 */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  request_id: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.record(z.string(), z.unknown()).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
