import { words } from '../../../kernel/words';

export const consentCalls = words('consentCalls', {
  'GET /api/v1/profile/consents': 'Lo que la persona aceptó, con versión, huella y fecha',
  'POST /api/v1/profile/consents/:document': 'Da un consentimiento voluntario',
  'DELETE /api/v1/profile/consents/:document': 'Revoca un consentimiento voluntario',
});
