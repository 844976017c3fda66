type Values = Readonly<Record<string, unknown>>;

/** Names of the fields that a save changes, for the audit trail, which keeps no personal data. */
export const changedFields = (fields: readonly string[], before: Values, after: Values): string =>
  fields.filter((field) => (before[field] ?? null) !== (after[field] ?? null)).join(', ');
