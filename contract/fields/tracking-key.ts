import * as z from 'zod';
import { unlessBlank } from './messages';

/** The clave de rastreo of a SPEI transfer, as the bank prints it: up to 30 letters and digits. */
export const trackingKey = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{1,30}$/, {
    error: unlessBlank('La clave de rastreo lleva hasta 30 letras y números.'),
  });
