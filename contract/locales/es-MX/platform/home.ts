import { words } from '../../../kernel/words';

/** The pages without a session. */
export const home = words('home', {
  title: 'Crédito claro para energía solar. Inversión que ves trabajar.',
  lead: '{{brand}} une a quienes instalan paneles solares y ecotecnología con quienes los financian. Tasa fija, contrato claro y cada peso a la vista.',
  start: 'Crear cuenta',
  roles: 'Elige cómo quieres empezar',
  cards: [
    {
      type: 'client',
      title: 'Quiero instalar',
      text: 'Pide crédito para paneles, refrigeración, aire, iluminación o calentador. Conoces tasa, CAT y pagos antes de firmar.',
      action: 'Pedir un crédito',
    },
    {
      type: 'investor',
      title: 'Quiero invertir',
      text: 'Elige proyectos con instalador, riesgo y calendario a la vista. Rendimiento estimado, no garantizado.',
      action: 'Empezar a invertir',
    },
    {
      type: 'supplier',
      title: 'Soy instalador',
      text: 'Ofrece financiamiento a tus clientes, sigue cada etapa y cobra contra evidencia aprobada.',
      action: 'Registrar mi empresa',
    },
  ],
  factsTitle: 'Qué cuidamos',
  facts: [
    {
      title: 'Tu dinero, al centavo',
      text: 'Cada movimiento se anota por partida doble en un registro que nadie puede alterar sin dejar huella.',
    },
    {
      title: 'Tus documentos, a resguardo',
      text: 'Solo los revisa el equipo autorizado, y cada consulta queda en la bitácora.',
    },
    {
      title: 'Tus actos, confirmados',
      text: 'Invertir, retirar y firmar piden un segundo código que solo tú recibes.',
    },
  ],
  productsTitle: 'Lo que se financia',
  fromPrice: 'desde',
  totals: {
    delivered: 'Financiado hasta hoy',
    loans: 'Créditos entregados',
    open: 'Oportunidades abiertas',
  },
});

/** The front door's simulator. */
export const simulator = words('home.simulator', {
  title: '¿Cuánto pagarías al mes?',
  amount: 'Monto del sistema',
  term: 'Plazo',
  months_one: '{{count, number}} mes',
  months_other: '{{count, number}} meses',
  payment: 'Mensualidad con IVA',
  firstPayment: 'Primera mensualidad con IVA',
  total: 'Total a pagar',
  rate: 'Tasa anual fija',
  cat: 'CAT (sin IVA)',
  noCat: 'No calculable',
  fee: 'Comisión por apertura, más IVA',
  help: 'Con la tasa de referencia de hoy, para fines informativos y de comparación. La tuya se fija al aprobar tu solicitud y no cambia después.',
  failed: 'No pudimos calcularlo. Mueve un control para volver a intentarlo.',
  ask: 'Pedir un crédito',
  more: 'Ver tabla, fórmulas y comparación con tu recibo',
});
