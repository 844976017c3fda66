import * as z from 'zod';
import { documentStatuses } from './documents';

/** The three photographs that prove who a person is, by the number of their definition. */
export const identityPhotos = { front: 7, back: 8, face: 9 } as const;

/** The number of the official identification, which the photographs of both its sides stand for. */
export const OFFICIAL_ID = 1;

export type IdentityPhoto = keyof typeof identityPhotos;

export const identityPhotoNames = ['front', 'back', 'face'] as const satisfies IdentityPhoto[];

/** How far one photograph is. */
export const identityPhotoState = z.object({
  photo: z.enum(identityPhotoNames),
  state: z.enum(['missing', ...documentStatuses]),
  reject_reason: z.string().nullable(),
});

export type IdentityPhotoState = z.infer<typeof identityPhotoState>;

export const identityStatuses = ['pending', 'in_review', 'verified', 'rejected'] as const;
export type IdentityStatus = (typeof identityStatuses)[number];

/** How a person's identity stands, by their photographs: one that was rejected comes before all else. */
export function identityStatus(
  photos: readonly Pick<IdentityPhotoState, 'state'>[],
): IdentityStatus {
  const all = (state: IdentityPhotoState['state']) =>
    photos.every((photo) => photo.state === state);
  if (photos.some(({ state }) => state === 'rechazado')) return 'rejected';
  if (photos.length === 0 || photos.some(({ state }) => state === 'missing')) return 'pending';
  return all('verificado') ? 'verified' : 'in_review';
}
