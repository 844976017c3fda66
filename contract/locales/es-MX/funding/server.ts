import { words } from '../../../kernel/words';

export const fundingWords = words('fundingWords', {
  hangs: { commitments: 'compromisos de inversión' },
  closing: {
    open_one: 'Tienes una inversión o un compromiso vigente.',
    open_other: 'Tienes {{count, number}} inversiones o compromisos vigentes.',
  },
  commitments: {
    commit: {
      closed: 'El plazo de fondeo ya terminó.',
      ownRequest: 'No puedes invertir en tu propia solicitud.',
    },
    limits: {
      unlimited: 'Sin límite por ser inversionista experimentado o relacionado.',
      fewRequests:
        'Con {{requests, number}} solicitudes publicadas o menos: {{percent}}% de lo solicitado o {{udis, number}} UDI, lo que sea mayor.',
      smallPortfolio:
        'Con inversiones por {{portfolio, number}} UDI o menos: hasta {{most, number}} UDI por solicitud.',
      share: 'Hasta {{percent}}% de tu portafolio en una misma solicitud.',
    },
    takeBack: {
      depositGone: 'El depósito con clave de rastreo {{trackingKey}} fue devuelto o no llegó.',
      cancelled: 'Compromiso que se cancela',
    },
    withdraw: {
      tooLate: 'El compromiso ya no se puede retirar.',
    },
  },
  opportunities: {
    followCredit: {
      withdrawnByApplicant: 'fue retirado por su solicitante',
      goalMissed: 'no llegó a su meta',
    },
    publicationWaits: 'La publicación espera a otra persona: la ficha no cambia mientras tanto.',
    publishAct: 'Publicar el crédito {{folio}} para que se fondee',
    closesOn: 'Cierra el',
    offer: {
      riskSharing: 'La plataforma no comparte el riesgo contigo ni aporta dinero a este crédito.',
      reporting:
        'Después de la entrega te informamos de cada pago, de los atrasos y del saldo por cobrar.',
      years: '{{age}} años',
    },
    personalData: {
      name: 'Quita el nombre del solicitante: los inversionistas no lo conocen.',
      mail: 'Quita el correo.',
      web: 'Quita la dirección de internet.',
      taxId: 'Quita el RFC o la CURP.',
      phone: 'Quita el teléfono o número de cuenta.',
      promise: 'Quita “{{words}}”: una oferta no promete.',
    },
    rules: {
      ofAge: 'El solicitante debe tener {{years}} años cumplidos.',
      pastDay: 'Escribe un día ya pasado.',
      fundingDays: 'El plazo de fondeo va de 1 a {{most}} días.',
      missing: 'A la oferta le falta: {{names}}.',
    },
    streetAddress: {
      address: 'Quita el domicilio: los inversionistas solo conocen el municipio y el estado.',
    },
  },
});
