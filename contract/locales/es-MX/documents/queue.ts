import { words } from '../../../kernel/words';

/** Texts of the backoffice's review queue. */
export const queue = words('queue', {
  waiting: 'Por validar',
  verified: 'Verificados',
  rejected: 'Rechazados',
  loaded: 'Sin validación',
  status: 'Estado',
  kind: 'Tipo de documento',
  anyKind: 'Todos los tipos',
  search: 'Buscar por persona o folio',
  list: 'Documentos de la cola',
  empty: 'No hay documentos en este estado.',
  choose: 'Elige un documento de la lista.',
  shown: '{{shown}} de {{total}}, los más antiguos primero',
  nothing: 'Nada en la lista',
  uploadedAt: 'Se subió',
  earlier: 'Versiones anteriores',
  rejectedFor: 'Rechazada: {{reason}}',
  replaced: 'Reemplazada sin revisar',
  keys: 'Teclas: J siguiente, K anterior, A verificar, R rechazar, U revocar. Al rechazar, 1 a 9 eligen un motivo.',
  reasonHelp: 'Con el campo vacío, 1 a 9 escriben un motivo. Enter rechaza, Esc cancela.',
  openFile: 'Expediente',
});

/** Reasons that reviewers give most, by the key that writes them (1 to 9). */
export const rejectTemplates = words('rejectTemplates', [
  'La imagen está borrosa o no se alcanza a leer.',
  'El documento está incompleto: faltan páginas o uno de sus lados.',
  'El documento está vencido.',
  'El nombre no coincide con el de la cuenta.',
  'El domicilio no coincide con el de la solicitud.',
  'El documento no corresponde a lo que se pide.',
  'El comprobante tiene más de tres meses de antigüedad.',
  'Al documento le falta la firma.',
  'La fotografía no muestra el sistema completo.',
]);
