import { words } from '../../../kernel/words';
import type {
  LostCause,
  nextDays,
  ProspectSource,
  ReachedStage,
  touchSpans,
} from '../../../program/prospects';

/** Name of each cause of a loss as people read it. */
export const lostCauseName = words('lostCauseName', {
  not_interested: 'No le interesa',
  price: 'Precio o plazo',
  other_provider: 'Ya compró con otro',
  not_eligible: 'No cumple los requisitos',
  unreachable: 'No se pudo contactar',
  closed_business: 'Cerró el negocio',
  duplicate: 'Está repetido',
  other: 'Otra causa',
} as const satisfies Record<LostCause, string>);

export const prospectSourceName = words('prospectSourceName', {
  upload: 'Carga de archivo',
  hand: 'A mano',
} as const satisfies Record<ProspectSource, string>);

export const reachedName = words('reachedName', {
  contacted: 'Contactado o más',
  quoted: 'Cotizado o más',
  applied: 'Con solicitud o más',
  installed: 'Instalado',
} as const satisfies Record<ReachedStage, string>);

export const nextDayName = words('nextDayName', {
  overdue: 'Atrasado',
  today: 'Hoy',
  week: 'Próximos 7 días',
  none: 'Sin fecha',
} as const satisfies Record<(typeof nextDays)[number], string>);

export const touchSpanName = words('touchSpanName', {
  week: 'En los últimos 7 días',
  over_week: 'Hace más de 7 días',
  over_month: 'Hace más de 30 días',
  never: 'Sin atender',
} as const satisfies Record<(typeof touchSpans)[number], string>);

/** How a prospect is worked. */
export const prospectWork = words('prospectWork', {
  page: 'Ver en página',
  whatsApp: 'WhatsApp',
  whatsAppTo: 'Escribir a {{name}} por WhatsApp',
  owner: 'Responsable',
  nobody: 'Nadie',
  mine: 'Los míos',
  nextOn: 'Próximo contacto',
  noNext: 'Sin fecha',
  lastTouch: 'Último movimiento',
  noTouch: 'Sin movimientos',
  region: 'Región',
  state: 'Entidad',
  postalCode: 'Código postal',
  rfc: 'RFC',
  source: 'Origen',
  reached: 'Llegó a',
  lostCause: 'Causa de la pérdida',
  lostReason: 'Qué pasó',
  follow: 'Dar seguimiento',
  followTitle: 'Seguimiento de {{name}}',
  correct: 'Corregir datos',
  correctTitle: 'Datos de {{name}}',
  save: 'Guardar',
  note: 'Anotar',
  noteTitle: 'Nota de {{name}}',
  noteText: 'Nota',
  noted: 'Nota',
  given: 'Responsable: {{owner}}',
  givenFrom: 'Antes: {{owner}}',
  planned: 'Próximo contacto: {{day, day}}',
  unplanned: 'Sin próximo contacto',
  corrected: 'Datos corregidos',
  undoneUpload: 'Se deshizo una carga',
  moreFilters: 'Más filtros',
  moreFiltersActive: 'Más filtros ({{count}})',
  createdFrom: 'Alta desde',
  createdTo: 'Alta hasta',
  appliedFrom: 'Con solicitud desde',
  appliedTo: 'Con solicitud hasta',
  toward: 'Meta',
  towardTarget: 'Cuenta para la meta de su zona',
});
