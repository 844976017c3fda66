import { words } from '../../../kernel/words';

/** What a text that people agree to may name, as staff write it between two braces. */
export const legalPlaces = words('legalPlaces', {
  platform: 'plataforma',
});
