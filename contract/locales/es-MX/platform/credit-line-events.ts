import { words } from '../../../kernel/words';

export const creditLineEventWords = words('creditLineEvents', {
  granted: 'Tu línea de crédito es de {{limit, mxn}}',
  grantedText: 'Puedes disponer de ella hasta el {{day, day}}, contra proyectos en instalación.',
  blocked: 'Bloqueamos tu línea de crédito',
  rejected: 'No autorizamos tu línea de crédito',
  because: 'Motivo: {{reason}}',
  approved: 'Autorizamos la disposición {{folio}}',
  approvedText: 'Enviaremos a tu cuenta lo que queda de {{amount, mxn}} después de la comisión.',
  refused: 'La disposición {{folio}} no sigue',
  refusedText: 'Pediste {{amount, mxn}}. Motivo: {{reason}}',
  paid: 'Te enviamos {{amount, mxn}} de tu línea',
  paidText: 'Disposición {{folio}}, clave de rastreo {{trackingKey}}. Vence el {{day, day}}.',
  repaid: 'Recibimos un pago de la disposición {{folio}}',
  settled: 'Liquidaste la disposición {{folio}}',
  keptText: 'Se tomaron {{amount, mxn}} de la etapa que entregaste; el resto es para ti.',
  receivedText: 'Aplicamos tu transferencia de {{amount, mxn}}.',
});
