import { words } from '../../../kernel/words';

/** What search engines and previews of links say of the public pages; the others have no line of their own. */
export const previews = words('previews', {
  general: 'Financiamiento e inversión en sistemas solares y ecotecnologías.',
  pages: {
    home: 'Financia tu sistema solar o tu ecotecnología, instala con clientes que ya tienen crédito o invierte en proyectos. Simula tu pago mensual sin registrarte.',
    login: 'Entra a tu cuenta para ver tu crédito, tus proyectos o tus inversiones.',
    registration: 'Crea tu cuenta para pedir un crédito, instalar proyectos o invertir en ellos.',
    faqs: 'Respuestas sobre el crédito, los pagos, la instalación y la inversión.',
    security: 'Cómo cuidas tu cuenta y cómo reconoces un mensaje que no es nuestro.',
    terms: 'Los términos y condiciones que aceptas al usar el portal.',
    statementCheck: 'Comprueba que un estado de cuenta es el que emitimos y que nadie lo cambió.',
    privacy: 'Qué datos pedimos, para qué los usamos y cómo ejerces tus derechos.',
  },
});
