import { words } from '../../../kernel/words';

/** What installers declare to know; `{brand}` is the placeholder of the product's name. Staff keep later versions. */
export const acknowledgementTexts = words('acknowledgementTexts', {
  'practicas-de-venta': {
    title: 'Constancia de conocimiento: prácticas de venta',
    sections: [
      {
        title: 'Lo que tu cliente debe saber antes de firmar',
        items: [
          'El precio total del sistema con IVA, el enganche, el plazo, la tasa y el CAT del crédito.',
          'Que el ahorro es estimado y de qué depende: consumo, tarifa, sombra, orientación y mantenimiento.',
          'Qué incluye la garantía de cada equipo y de la instalación, quién la da y cuánto dura.',
          'Que puede pagar por adelantado cuando quiera, y que el crédito se paga aunque el recibo de luz no baje lo estimado.',
        ],
      },
      {
        title: 'Lo que tu empresa no hace',
        items: [
          'Prometer la aprobación del crédito, un ahorro o un rendimiento.',
          'Recibir dinero de un cliente a nombre de {brand}: todo pago del crédito va a la CLABE que {brand} le asigna.',
          'Pedir contraseñas o códigos, firmar por otra persona o identificarse como empleado de {brand}.',
          'Inflar el precio para devolver una parte al cliente, o financiar equipo que no se instala.',
        ],
      },
      {
        title: 'Publicidad',
        paragraphs: [
          'Tu empresa usa el nombre de {brand} solo con el material que {brand} publica en tus herramientas, en su versión vigente, y no cambia sus tasas, plazos ni advertencias.',
        ],
      },
      {
        title: 'Quejas',
        paragraphs: [
          'Si un cliente se queja del crédito, tu empresa le da los datos de la unidad de atención de {brand} y de CONDUSEF. Si se queja de la instalación, la atiende y conserva por escrito lo que respondió.',
        ],
      },
      {
        title: 'Declaración',
        paragraphs: [
          'Quien firma declara, a nombre de la empresa, que leyó este texto completo, que lo conoce y que lo dará a conocer a quienes venden por ella.',
        ],
      },
    ],
  },
  'datos-de-clientes': {
    title: 'Constancia de conocimiento: datos de clientes y evidencias',
    sections: [
      {
        title: 'Datos personales',
        items: [
          'Tu empresa pide solo los datos y documentos que la solicitud necesita, y dice para qué son.',
          'Los usa para la solicitud y la instalación de esa persona, y para nada más. No los vende ni los comparte.',
          'Los borra de teléfonos, correos y chats cuando ya están en el portal.',
          'Si se pierden o alguien sin permiso los ve, avisa a {brand} el mismo día.',
        ],
      },
      {
        title: 'Evidencias de la instalación',
        items: [
          'Cada fotografía es de la instalación que dice y se toma en el sitio.',
          'Los números de serie son los de los equipos que quedaron instalados.',
          'Lo que falta o salió mal se dice, aunque retrase el pago.',
        ],
      },
      {
        title: 'Acceso al portal',
        paragraphs: [
          'Cada persona entra con su propia cuenta. Tu empresa da de baja a quien deja de vender por ella el día en que se va.',
        ],
      },
      {
        title: 'Declaración',
        paragraphs: [
          'Quien firma declara, a nombre de la empresa, que leyó este texto completo, que lo conoce y que lo dará a conocer a quienes trabajan para ella.',
        ],
      },
    ],
  },
});
