/**
 * Stands in for the makers of JSON Schema that every schema of zod carries along: the API describes itself on
 * the server (`/api/openapi.json`), and no page of the portal makes such a description.
 */
const none = () => {
  throw new Error('The portal makes no JSON Schema.');
};

export const createToJSONSchemaMethod = () => none;
export const createStandardJSONSchemaMethod = () => none;
