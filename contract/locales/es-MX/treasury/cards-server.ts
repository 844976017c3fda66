import { words } from '../../../kernel/words';

/** What the server says of the cards that people register. */
export const cardWords = words('cardWords', {
  noGateway: 'Por ahora no se registran tarjetas aquí. Paga por transferencia.',
  badToken: 'La pasarela no reconoce esta tarjeta. Escríbela otra vez.',
  expired: 'La tarjeta ya venció. Registra otra.',
  tooMany: 'Puedes tener hasta {{most}} tarjetas. Quita una para registrar otra.',
  already: 'Esta tarjeta ya está registrada: {{card}}.',
  otherCharge: 'Esta referencia ya es de otro cargo.',
  otherOutcome: 'De este cargo ya se sabe otro resultado.',
  named: '{{brand}} que termina en {{last4}}',
  code: {
    subject: 'Código para ver tus tarjetas',
    text: 'Tu código es {{code}}. Sirve durante {{life}}.',
    secret: 'No lo compartas: con él se ven, se registran y se quitan las tarjetas con que pagas.',
    sms: '{{brand}}: tu código es {{code}} para ver tus tarjetas. Sirve durante {{life}}. No lo compartas.',
  },
  hangs: 'tarjetas o su enlace',
  field: {
    title: 'Datos de la tarjeta (página de prueba)',
    mark: 'Página de prueba',
    warning:
      'No escribas una tarjeta de verdad: aquí no se cobra nada. Usa uno de los números de la lista.',
    number: 'Número de tarjeta de prueba',
    expiry: 'Vencimiento (MM/AA)',
    send: 'Registrar esta tarjeta',
    badNumber: 'Escribe uno de los números de prueba de la lista.',
    badExpiry: 'Escribe el mes y el año como están en la tarjeta, por ejemplo 04/29.',
    numbers: 'Números de prueba',
    declines: 'los cargos se rechazan',
  },
});
