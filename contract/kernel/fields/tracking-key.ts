import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said } from '../words';
import { unlessBlank } from './messages';
import { cleanIdentifier } from './pasted';
import { rawText } from './text';

/** The one spelling of a clave de rastreo: capitals and no spaces, however a bank or a person types it. */
export function normaliseTrackingKey(text: string): string {
  return cleanIdentifier(text)
    .replace(/\s/g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** The clave de rastreo of a SPEI transfer, in its one spelling: up to 30 letters and digits. */
export const trackingKey = rawText(60)
  .overwrite(normaliseTrackingKey)
  .regex(/^[A-Z0-9]{1,30}$/, {
    error: unlessBlank(said(kernelFields.trackingKey.characters)),
  });
