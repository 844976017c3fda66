import { words } from '../../../kernel/words';

export const fundingFields = words('fundingFields', {
  commitments: {
    left: 'Quedan {{amount, mxn}} por fondear.',
    least: 'El monto mínimo es de {{amount, mxn}}.',
    limit:
      'Tu límite en esta solicitud es de {{limit, mxn}}. Ya tienes {{committed, mxn}} comprometidos y puedes agregar {{possible, mxn}}.',
    balance: 'Tu saldo disponible es de {{amount, mxn}}.',
    noBalance: 'No tienes saldo disponible suficiente.',
  },
  offers: {
    chooseOne: 'Elige una opción.',
  },
});
