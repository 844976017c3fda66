import { words } from '../../../kernel/words';

export const contractSignerCalls = words('contractSignerCalls', {
  'GET /api/v1/projects/:projectId/contract-signers':
    'Quién firma el contrato por enlace y cómo va su firma',
  'POST /api/v1/projects/:projectId/contract-signers':
    'Nombra al cónyuge o al representante legal que firma el contrato',
  'POST /api/v1/projects/:projectId/contract-signers/:party/withdraw':
    'Retira a quien iba a firmar, antes de que haya contrato',
  'POST /api/v1/projects/:projectId/contract-signers/:party/remind':
    'Recuerda una firma pendiente con un enlace nuevo; una vez al día, hasta tres',
  'POST /api/v1/projects/:projectId/contract-signers/:party/void':
    'Anula el enlace de una firma pendiente, con un motivo',
  'POST /api/v1/projects/:projectId/contract-signers/:party/send':
    'Envía otro enlace cuando el anterior venció o se anuló',
  'POST /api/v1/contract-signing/redeem':
    'Abre el enlace de una firma: el contrato, o qué fue del enlace',
  'POST /api/v1/contract-signing/file': 'El PDF del contrato que se firma por enlace',
  'POST /api/v1/contract-signing/codes': 'Envía el NIP con el que se firma el contrato',
  'POST /api/v1/contract-signing/sign': 'Firma el contrato con el NIP',
});
