import { words } from '../../../kernel/words';

export const documentReviewCalls = words('documentReviewCalls', {
  'POST /api/v1/document-claims': 'Toma un documento para revisarlo, o sigue con él',
  'POST /api/v1/document-claims/next':
    'Toma el documento más antiguo que nadie más revisa en este momento',
  'POST /api/v1/document-claims/release': 'Suelta el documento que se revisaba',
  'POST /api/v1/document-comparisons':
    'Los datos de la persona y del proyecto con que se compara un documento',
  'POST /api/v1/document-looks':
    'Anota que se vio un documento que se había cargado por adelantado',
  'POST /api/v1/document-bulk-verifications': 'Verifica varios documentos, cada uno por separado',
});
