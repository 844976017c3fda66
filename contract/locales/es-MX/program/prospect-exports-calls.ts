import { words } from '../../../kernel/words';

export const prospectExportCalls = words('prospectExportCalls', {
  'GET /api/v1/prospect-exports':
    'Los prospectos filtrados, completos y en su orden, como un archivo CSV',
});
