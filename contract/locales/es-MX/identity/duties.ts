import { words } from '../../../kernel/words';

/** What an administrator may be charged with. */
export const dutyName = words('dutyName', {
  review: 'Revisión',
  committee: 'Comité',
  treasury: 'Tesorería',
  compliance: 'Cumplimiento',
  administration: 'Administración',
});

/** The duties of a person of the backoffice, as their page and the invitation show them. */
export const dutyWords = words('dutyWords', {
  title: 'Funciones',
  help: 'Todo el backoffice consulta todo; cada función deja hacer lo suyo. Revisión: documentos, identidad y etapas. Comité: decisiones de crédito, publicación, reestructuras y castigos. Tesorería: banco, cobranza y dinero que sale. Cumplimiento: alertas, reportes y derechos sobre datos personales. Administración: cuentas, programas, parámetros, textos y catálogos.',
  edit: 'Cambiar funciones',
  editTitle: 'Funciones de {{name}}',
  reason: 'Motivo',
  save: 'Guardar funciones',
  done: 'Las funciones quedaron guardadas.',
});
