import { words } from '../../../kernel/words';

export const identityCheckWords = words('identityCheckWords', {
  controllers: 'Escribe al menos a una persona que controle la empresa.',
  ownAccount: 'Esto se pide solo a quien no actúa por cuenta propia. Dilo primero en tus datos.',
  verifiedAlready: 'Esta identidad ya está verificada.',
  linkSubject: 'Verifica tu identidad desde tu teléfono',
  linkAsked:
    '{{by}} te pide verificar tu identidad en {{brand}}. Necesitas tu identificación oficial y la cámara de tu teléfono.',
  linkOwn:
    'Pediste seguir en tu teléfono la verificación de tu identidad en {{brand}}. Necesitas tu identificación oficial.',
  linkHow: 'Abre este enlace en el teléfono; sirve una vez y vence en 24 horas:',
});
