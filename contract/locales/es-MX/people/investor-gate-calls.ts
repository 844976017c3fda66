import { words } from '../../../kernel/words';

export const investorGateCalls = words('investorGateCalls', {
  'GET /api/v1/profile/risk-acknowledgement':
    'Constancia de riesgos propia y la huella del texto que se muestra',
  'POST /api/v1/profile/risk-acknowledgement':
    'Contesta la constancia de riesgos; cada intento se guarda',
  'GET /api/v1/profile/investor-contract': 'Contrato del inversionista y su firma',
  'GET /api/v1/profile/investor-contract/file':
    'El PDF exacto que se firma o que se firmó, también el de una versión anterior',
  'POST /api/v1/profile/investor-contract/sign':
    'Firma el contrato del inversionista que se mostró',
});
