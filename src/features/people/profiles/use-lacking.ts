import { type MissingPart, profiles } from '@contract/people/profiles';
import { useRead } from '@portal/refine/use-read';

/** Names of what the person has not given of a part of their data; nobody lacks what they are not asked for. */
export const useLacking = (part: MissingPart): readonly string[] =>
  useRead(profiles.missing, {}).data?.[part] ?? [];
