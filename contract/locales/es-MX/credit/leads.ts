import { words } from '../../../kernel/words';

/** The installer's own leads. */
export const leadPage = words('leadPage', {
  explanation: 'A quién le quieres vender, en qué va cada quien y cuándo lo vuelves a buscar.',
  explanationSeller: 'Tus prospectos: en qué va cada quien y cuándo lo vuelves a buscar.',
  none: 'Aún no tienes prospectos. Agrega el primero, o importa tu lista de Excel.',
  add: 'Nuevo prospecto',
  name: 'Nombre',
  business: 'Negocio',
  seller: 'Vendedor',
  ofCompany: 'La empresa',
  request: 'Solicitud',
  requestSent: 'Enviada; falta que la acepte',
  ask: 'Pedir un crédito',
  asksFor:
    'Llenamos la solicitud con los datos de {{name}}. Al enviarla, este prospecto queda con solicitud.',
  acts: {
    added: 'Alta',
    asked: 'Solicitud preparada',
  },
});

/** A file of leads. */
export const leadImport = words('leadImport', {
  open: 'Importar',
  title: 'Importar prospectos',
  help: 'Sube tu lista en Excel o CSV. Primero ves qué se agregaría; quienes ya están, por teléfono o RFC, se dejan fuera.',
  template: 'Descargar plantilla',
  file: 'Archivo de prospectos',
  problems_one: 'Hay un dato por corregir. Corrígelo en tu archivo y súbelo otra vez.',
  problems_other:
    'Hay {{count, number}} datos por corregir. Corrígelos en tu archivo y súbelo otra vez.',
  repeated_one: 'Una fila se deja fuera: ya está esa persona.',
  repeated_other: '{{count, number}} filas se dejan fuera: esas personas ya están.',
  repeatedTitle: 'Por qué se deja fuera',
  by: { phone: 'Mismo teléfono:', rfc: 'Mismo RFC:' },
  ofRow: 'fila {{row}}',
  ofColleague: 'prospecto de alguien más de tu empresa',
  nothing: 'El archivo no trae prospectos nuevos.',
  first: 'Primeros prospectos que se agregan',
  commit_one: 'Agregar un prospecto',
  commit_other: 'Agregar {{count, number}} prospectos',
  done_one: 'Se agregó un prospecto.',
  done_other: 'Se agregaron {{count, number}} prospectos.',
});
