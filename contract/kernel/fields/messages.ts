/** The specification's general messages (section 5), word for word; N is the only thing that varies. */
export const fieldMessage = {
  required: 'El campo es obligatorio',
  email: 'El campo debe ser un correo electrónico válido',
  min: (characters: number) => `al menos ${characters} caracteres`,
  max: (characters: number) => `no debe ser mayor a ${characters} caracteres`,
  confirmed: 'El campo no coincide',
} as const;

/** Whether nothing was given: no value, or a text left empty. */
export function isBlank(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

/** The `error` of a schema's field: its own words for a wrong value, the general ones for none at all. */
export function unlessBlank(message: string): (issue: { input?: unknown }) => string {
  return ({ input }) => (isBlank(input) ? fieldMessage.required : message);
}
