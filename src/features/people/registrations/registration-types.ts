export const registrationTypes = ['client', 'investor', 'supplier'] as const;
export type RegistrationType = (typeof registrationTypes)[number];

export function isRegistrationType(value: unknown): value is RegistrationType {
  return registrationTypes.some((type) => type === value);
}
