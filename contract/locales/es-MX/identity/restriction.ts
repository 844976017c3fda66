import { words } from '../../../kernel/words';

/** How far staff hold back an account, as they set it. */
export const restriction = words('restriction', {
  title: 'Restricción',
  none: 'Sin restricciones.',
  levels: {
    0: 'Sin restricción',
    1: 'Sin solicitudes ni compromisos nuevos',
    2: 'Solo consulta',
  },
  set: '{{level}}. La puso {{by}} el {{when}}: {{reason}}',
  lifted: 'Sin restricciones desde el {{when}}; la quitó {{by}}.',
  held: 'Restringida',
  tags: 'Etiquetas: {{tags}}',
  edit: 'Restringir o etiquetar',
  editTitle: 'Restricción de {{name}}',
  help: 'Para detener una cuenta sin cerrarla. La persona sigue entrando, ve este motivo en cada pantalla y le avisamos por correo.',
  level: 'Qué se detiene',
  levelHelp:
    'La segunda opción deja pagar, firmar, retirar y cambiar datos. La tercera solo deja consultar, proteger la cuenta y cancelar lo pedido; detiene también los retiros.',
  tagsLabel: 'Etiquetas',
  tagsHelp:
    'Hasta 10, para encontrar la cuenta en Usuarios y para pedir documentos: un tipo de documento puede depender de una etiqueta. Forman parte de los datos de la persona: no escribas lo que no le dirías.',
  reason: 'Motivo, que la persona lee',
  save: 'Guardar restricción',
  done: 'La restricción quedó guardada.',
});
