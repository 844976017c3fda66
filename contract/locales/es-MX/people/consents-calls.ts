import { words } from '../../../kernel/words';

export const consentCalls = words('consentCalls', {
  'GET /api/v1/legal-texts/:legalText':
    'Términos y condiciones o aviso de privacidad, en la versión en vigor o en otra que ya rigió',
  'GET /api/v1/profile/consents': 'Lo que la persona aceptó, con versión, huella y fecha',
  'POST /api/v1/profile/consents/:document': 'Da un consentimiento voluntario',
  'DELETE /api/v1/profile/consents/:document': 'Revoca un consentimiento voluntario',
});
