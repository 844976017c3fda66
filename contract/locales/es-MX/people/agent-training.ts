import { words } from '../../../kernel/words';

/** The text of the sellers' code of conduct, `{brand}` being the placeholder of the product's name. */
export const conductWords = words('conductWords', {
  title: 'Código de conducta de vendedores',
  paragraphs: [
    'Dices lo que el sistema cuesta, lo que dura el crédito, su tasa y su CAT, y que el ahorro es estimado. No prometes aprobaciones, ahorros ni rendimientos.',
    'No recibes dinero de un cliente, en efectivo ni en tu cuenta: todo pago va a la CLABE que {brand} le asigna.',
    'No pides, guardas ni escribes contraseñas ni códigos de nadie. El cliente firma y se identifica por sí mismo, en su equipo o en su teléfono.',
    'Usas los datos y las fotografías de un cliente solo para su solicitud, y los borras de tu teléfono cuando ya están en el portal.',
    'No presentas documentos alterados ni evidencias de otra instalación. Si algo está mal, lo dices aunque retrase el pago.',
    'Tratas igual a toda persona. No ofreces nada a cambio de una firma ni presionas a quien quiere pensarlo.',
  ],
});

export const quizWords = words('quizWords', {
  cash: {
    text: 'Un cliente quiere darte su primera mensualidad en efectivo.',
    options: {
      take: 'La recibo y la deposito hoy mismo',
      clabe: 'Le muestro la CLABE asignada a su crédito',
      receipt: 'La recibo y le firmo un comprobante',
    },
  },
  codes: {
    text: 'El cliente no ve bien y te pide escribir por él el código que le llegó.',
    options: {
      himself: 'Lo escribe él, con el tiempo que necesite',
      write: 'Lo escribo yo, porque él me lo pide',
      keep: 'Lo anoto para usarlo después',
    },
  },
  savings: {
    text: 'Te preguntan cuánto bajará el recibo de luz.',
    options: {
      promise: 'La mitad, garantizado',
      most: 'Lo mismo que a su vecino',
      estimate: 'Le muestro el ahorro estimado y de qué depende',
    },
  },
  photos: {
    text: 'Tomaste con tu teléfono fotografías de su identificación.',
    options: {
      keep: 'Las guardo por si las piden otra vez',
      remove: 'Las borro cuando ya están en el portal',
      share: 'Las envío al grupo de la empresa',
    },
  },
  evidence: {
    text: 'Falta la fotografía del inversor y la casa está lejos.',
    options: {
      back: 'Vuelvo, aunque el pago se retrase',
      other: 'Subo la de otra instalación igual',
      skip: 'Subo la misma fotografía dos veces',
    },
  },
});

export const agentTraining = words('agentTraining', {
  accept: 'Leí el código y lo acepto',
  accepted: 'Lo aceptaste el {{when}}.',
  quiz: 'Qué harías',
  send: 'Enviar respuestas',
  passed: 'Aprobaste el cuestionario el {{when}}.',
  help: 'Elige lo que harías. Puedes repetirlo las veces que necesites.',
  wrong: 'Lee otra vez el código: esta no es la conducta que pedimos.',
});
