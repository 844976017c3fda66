import { words } from '../../../kernel/words';

/** Texts of the matrix of notices. */
export const notificationPreferences = words('notificationPreferences', {
  title: 'Por dónde te llegan',
  help: 'Elige por dónde quieres recibir cada aviso, por grupo o uno por uno. Los de seguridad y los de dinero llegan siempre al portal y a tu correo: así lo pide la ley.',
  kind: 'Aviso',
  channels: { bell: 'En el portal', mail: 'Correo', sms: 'Mensaje de texto' },
  kinds: {
    security: 'Seguridad de tu cuenta',
    money: 'Movimientos de dinero',
    credits: 'Créditos y pagos',
    projects: 'Documentos, firmas e instalación',
    company: 'Instaladores y vendedores',
    program: 'Trabajo de tu programa',
    house: 'Autorizaciones y banco',
  },
  /** Of those whose own papers are all that there is of it. */
  ownPapers: 'Tus documentos',
  cell: '{{kind}}: {{channel}}',
  locked: '{{kind}}: {{channel}} (obligatorio)',
  noPhone:
    'Los mensajes de texto llegan a un teléfono confirmado. Confirma el tuyo en Cuenta o en Seguridad.',
  quietTitle: 'Horas de silencio',
  quietHelp:
    'Hora de la Ciudad de México. Mientras duran, los correos y mensajes que no son obligatorios esperan; los avisos del portal no. Déjalas vacías para recibir todo al momento.',
  quietFrom: 'Desde',
  quietTo: 'Hasta',
  save: 'Guardar avisos',
});
