import { words } from '../../../kernel/words';

/** What people may agree to beside terms and privacy notice; `{brand}` is the placeholder of the product's name. */
export const consentTexts = words('consentTexts', {
  electronic_statements: {
    title: 'Estados de cuenta electrónicos',
    paragraphs: [
      'Acepto consultar mis estados de cuenta y comprobantes en el portal, en lugar de recibirlos impresos.',
      'Puedo revocarlo cuando quiera: siguen en el portal, y además puedo pedirlos impresos por correo a {brand}.',
    ],
  },
  bureau: {
    title: 'Consulta de mi historial crediticio',
    paragraphs: [
      'Autorizo a {brand} a consultar mi historial crediticio en sociedades de información crediticia, para evaluar mis solicitudes y mientras tenga una relación con {brand}.',
      'Conozco la naturaleza y el alcance de la información que se solicitará. Cada consulta queda registrada con su fecha y motivo.',
      'Puedo revocarla cuando quiera: desde entonces no se hacen consultas nuevas, y es posible que no se pueda evaluar una solicitud mía.',
    ],
  },
});
