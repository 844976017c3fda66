import { words } from '../../../kernel/words';

export const personFileCalls = words('personFileCalls', {
  'GET /api/v1/users/:userId/data':
    'Los datos de una persona, para el backoffice, y lo que le falta',
  'GET /api/v1/users/:userId/consents': 'Todo lo que una persona aceptó, con versión y fecha',
  'GET /api/v1/applicants/:applicantId':
    'Los datos de un solicitante, para el backoffice, sus créditos y lo que le falta',
  'PUT /api/v1/applicants/:applicantId': 'Corrige el nombre de un solicitante según sus papeles',
  'GET /api/v1/investors/:investorId':
    'Los datos de un inversionista, para el backoffice, lo que presta y lo que le falta',
  'PUT /api/v1/investors/:investorId': 'Corrige el nombre de un inversionista según sus papeles',
  'POST /api/v1/investors/:investorId/experience':
    'Quita a un inversionista los límites por tener experiencia o relación, o se los vuelve a poner',
});
