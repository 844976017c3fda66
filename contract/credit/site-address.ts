import * as z from 'zod';
import { choice } from '../kernel/fields/choice';
import { oneLine } from '../kernel/fields/line';
import { placeName } from '../kernel/fields/name';
import { postalCode } from '../kernel/fields/postal-code';
import { tariffs } from './tariffs';

const address = {
  street: oneLine(120),
  neighbourhood: oneLine(80),
  municipality: placeName,
  state: oneLine(40),
  postal_code: postalCode,
};

/** Where a site is. */
export const siteAddress = z.strictObject(address);

/** The address of the installation (the specification's fg_location), as the applicant gives it. */
export const newSite = siteAddress.extend({
  /** Of its electricity, where it is known. */
  tariff: choice(tariffs).optional(),
});

export const site = z.object({
  id: z.string(),
  street: z.string(),
  neighbourhood: z.string(),
  municipality: z.string(),
  state: z.string(),
  postal_code: z.string(),
  /** Null while nobody said it; left out for people of programs, whose figures hide the tariffs of few. */
  tariff: z.enum(tariffs).nullish(),
});

interface Address {
  street: string;
  neighbourhood: string;
  municipality: string;
  state: string;
}

/** An address as people write it in one line. */
export const addressLine = (
  { street, neighbourhood, municipality, state }: Address,
  postalCode: string,
): string => `${street}, ${neighbourhood}, ${municipality}, ${state}, C.P. ${postalCode}`;
