import { words } from '../../../kernel/words';

export const deviceWords = words('deviceWords', {
  unknownBrowser: 'Navegador desconocido',
  on: '{{browser}} en {{system}}',
});
