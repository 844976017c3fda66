import { words } from '../../../kernel/words';

/** What a co-obligor reads before they agree to it; `{brand}` is the placeholder of the product's name. */
export const coObligorTexts = words('coObligorTexts', {
  duty: {
    title: 'Qué significa ser obligado solidario',
    paragraphs: [
      'Si quien pide el crédito no paga, tú respondes por la deuda completa: capital, intereses, intereses moratorios e impuestos.',
      'Se te puede cobrar directamente, sin cobrarle antes a quien pidió el crédito.',
      'El atraso en los pagos puede quedar en tu historial crediticio.',
      'La obligación termina cuando el crédito está pagado por completo. Aceptar no te da derecho sobre el sistema que se instale.',
      'Nadie puede exigirte que aceptes. Si no estás de acuerdo, recházalo: no necesitas dar explicaciones y no se guarda nada más de ti.',
    ],
  },
  bureau: {
    title: 'Autorización para consultar tu historial crediticio',
    paragraphs: [
      'Autorizo a {brand} a consultar mi historial crediticio en sociedades de información crediticia, para evaluar la solicitud de crédito de la que acepté ser obligado solidario.',
      'Conozco la naturaleza y el alcance de la información que se solicitará, el uso que se hará de ella y que se pueden hacer consultas periódicas de mi historial mientras dure la relación jurídica.',
      'Esta autorización vale un año desde hoy. La confirmo con un código de seis dígitos (NIP) que recibo y escribo yo.',
    ],
  },
});
