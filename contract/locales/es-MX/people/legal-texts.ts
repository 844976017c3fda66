import { words } from '../../../kernel/words';

/** What people accept when they register; `{brand}` is the placeholder of the product's name. */
export const legalWords = words('legalWords', {
  terms: {
    title: 'Términos y condiciones',
    sections: [
      {
        title: 'Qué es {brand}',
        paragraphs: [
          '{brand} pone en contacto a quien pide crédito para un sistema solar o una ecotecnología, a quien lo instala y a quien invierte en ese crédito. No es un banco y no recibe ahorro.',
          'Ni el Gobierno Federal ni las entidades de la administración pública paraestatal garantizan los recursos de las operaciones.',
        ],
      },
      {
        title: 'Tu cuenta',
        paragraphs: [
          'La cuenta es personal. Usas datos tuyos y verdaderos, guardas tu contraseña y tus códigos y no los compartes con nadie, tampoco con nuestro equipo.',
          'Lo que se hace con tu contraseña y tus códigos se entiende hecho por ti mientras no nos avises de su pérdida.',
        ],
      },
      {
        title: 'Si pides un crédito',
        paragraphs: [
          'La simulación usa la tasa de referencia del día y no obliga a nadie. La tasa, el plazo, las comisiones y el CAT de tu crédito se fijan al aprobarlo y están en tu contrato.',
          'El crédito se publica para que se fondee durante un plazo. Si no reúne su monto, no se entrega y no debes nada.',
        ],
      },
      {
        title: 'Si inviertes',
        paragraphs: [
          'Puedes perder parte o todo tu dinero. Los rendimientos son estimados, no garantizados.',
          'Puedes retirar un compromiso sin costo mientras el dinero no se haya entregado. Hay límites por persona y por solicitud, y se muestran antes de comprometer.',
        ],
      },
      {
        title: 'Si instalas',
        paragraphs: [
          'El pago de una instalación se libera cuando se verifica la evidencia del sistema terminado. La garantía del sistema es tuya frente al cliente, en los términos que le ofrezcas.',
        ],
      },
      {
        title: 'Dinero',
        paragraphs: [
          'Los movimientos se hacen por transferencia, desde y hacia cuentas a tu nombre. No recibimos efectivo.',
          'Cada movimiento queda con su fecha, su monto y su concepto, y lo puedes consultar y descargar.',
        ],
      },
      {
        title: 'Cambios y dudas',
        paragraphs: [
          'Si cambiamos estos términos publicamos una versión nueva con su número y su fecha. Las condiciones de un contrato firmado no cambian con ella.',
          'Puedes escribirnos al correo que está al pie de la página.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Aviso de privacidad',
    sections: [
      {
        title: 'Quién responde por tus datos',
        paragraphs: [
          '{brand} es responsable del tratamiento de los datos personales que nos das en este portal. El correo de contacto está al pie de la página.',
        ],
      },
      {
        title: 'Qué datos usamos',
        paragraphs: ['Según lo que hagas en el portal, usamos:'],
        items: [
          'De identificación y contacto: nombre, correo, teléfono y los documentos que subas.',
          'Patrimoniales y financieros: CLABE, movimientos, créditos e inversiones.',
          'Del sitio de instalación: domicilio, recibo de luz y fotografías.',
          'De uso: fecha, dirección IP y dispositivo de tus accesos, y la ubicación si la permites en tu navegador.',
        ],
      },
      {
        title: 'Finalidades necesarias',
        paragraphs: ['Sin estas no podemos darte el servicio:'],
        items: [
          'Crear tu cuenta, confirmar que eres tú y proteger tu acceso.',
          'Evaluar, contratar, entregar y cobrar créditos.',
          'Recibir, invertir y devolver tu dinero, y llevar su registro.',
          'Cumplir obligaciones legales, fiscales y de prevención de operaciones con recursos de procedencia ilícita.',
          'Avisarte de tus operaciones y atender tus dudas.',
        ],
      },
      {
        title: 'Finalidades voluntarias',
        paragraphs: [
          'Hoy no usamos tus datos para publicidad, promociones ni estudios de mercado. Si quisiéramos hacerlo te pediríamos permiso aparte, y negarlo no cambiaría tu servicio.',
        ],
      },
      {
        title: 'A quién se los damos',
        paragraphs: [
          'Al instalador que eliges, lo necesario para tu instalación. A quien invierte, los datos del crédito que la ley pide revelar, sin tu nombre ni tu domicilio. A las autoridades, lo que la ley ordena.',
          'No vendemos tus datos.',
        ],
      },
      {
        title: 'Tus derechos ARCO',
        paragraphs: [
          'Puedes pedir acceso a tus datos, su rectificación, su cancelación u oponerte a un uso, y revocar tu consentimiento o limitar el uso. Escribe al correo del pie desde la dirección de tu cuenta, di qué derecho ejerces y sobre qué datos; te pediremos confirmar quién eres.',
          'Lo que la ley nos obliga a conservar, como el registro de operaciones, no se puede borrar antes de su plazo.',
          'Si consideras que no atendimos tu derecho, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.',
        ],
      },
      {
        title: 'En tu navegador',
        paragraphs: [
          'Guardamos tu sesión, tus preferencias y los borradores de lo que escribes, para que el portal funcione. Puedes borrarlos desde tu navegador.',
        ],
      },
      {
        title: 'Cambios',
        paragraphs: [
          'Si este aviso cambia publicamos una versión nueva con su número y su fecha en esta misma página.',
        ],
      },
    ],
  },
});
