import { words } from '../../../kernel/words';

/** An offer as investors read it, before it is published and after. */
export const offerWords = words('offerWords', {
  offer: 'La oferta',
  fee: 'Comisión al inversionista',
  feeOf: '{{rate}} del interés que recibas, más IVA',
  applicant: 'Quién pide el crédito',
  kind: 'Tipo de persona',
  where: 'Lugar de la instalación',
  years_one: '{{count, number}} año',
  years_other: '{{count, number}} años',
  risk: 'Riesgo',
  riskFactors: 'Factores de riesgo',
  riskOfAll: [
    'Puedes perder parte o todo el dinero: si el solicitante no paga, la plataforma no responde por él.',
    'El dinero no se puede recuperar antes de los pagos del crédito.',
    'Ni el Gobierno ni las entidades públicas respaldan estos recursos.',
  ],
  estimate: 'Calendario estimado de pagos',
  estimateHelp:
    'Capital e interés de todo el crédito, antes de impuestos. Estimado, no garantizado.',
  unsaid: 'No se informó',
});

/** What staff do with an offer before it is published. */
export const preparation = words('preparation', {
  sheet: 'Ficha de la oferta',
  sheetHelp:
    'Lo leen los inversionistas: escribe claro, sin nombres de personas ni domicilios, y sin adjetivos que prometan.',
  birthDay: 'Fecha de nacimiento',
  birthDayHelp: 'Solo se muestra la edad.',
  residenceHelp: 'Municipio y estado, nada más cerca.',
  purpose: 'Destino, como lo leerán los inversionistas',
  purposeHelp: 'Si lo dejas vacío, leen lo que escribió el solicitante.',
  guaranteesHelp: 'Si no hay, escribe “Sin garantía real ni obligado solidario”.',
  save: 'Guardar ficha',
  publication: 'Publicación',
  publicationHelp:
    'La oferta se publica cuando muestra todo lo que la ley pide. El plazo de fondeo se muestra siempre a los inversionistas.',
  waits: 'Se publica cuando el solicitante acepte las condiciones.',
  closes: 'Último día del fondeo',
  checklist: 'Lo que la oferta tiene que mostrar',
  complete: 'La oferta está completa.',
  missing_one: '{{count, number}} dato por completar',
  missing_other: '{{count, number}} datos por completar',
  incomplete: 'Completa los datos que faltan y guarda la ficha antes de publicar.',
  done: 'Listo',
  lacks: 'Falta',
  wrong: 'Por corregir',
  fill: 'Completar {{what}}',
  preview: 'Ver como inversionista',
  previewTitle: 'Así la verá un inversionista',
  publish: 'Publicar oportunidad',
  publishTitle: '¿Publicar esta oferta?',
  publishText: 'Los inversionistas la ven y comprometen dinero. Ya no se puede cambiar.',
  publishAmount: 'Publicar {{amount}}',
});

/** The backoffice's list of offers. */
export const publications = words('publications', {
  help: 'Créditos aceptados por publicar, con lo que falta a cada oferta, y las ofertas publicadas.',
  list: 'Publicaciones',
  none: 'No hay ofertas con este filtro.',
  state: 'Estado',
  toPublish: 'Por publicar',
  funded: 'Fondeado',
  closes: 'Cierra',
  since: 'Desde',
  missing: 'Falta',
  complete: 'Completa',
  nothing: '—',
});
