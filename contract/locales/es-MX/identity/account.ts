import { words } from '../../../kernel/words';

/** The pages of one's own account, the same in every area. */
export const account = words('account', {
  themeHelp: 'Los colores del portal, en todos tus dispositivos.',
  passwordRow: 'Contraseña',
  twoFactorRow: 'Verificación en dos pasos',
  twoFactorOn: 'Activa desde el {{since}}',
  twoFactorOff: 'Inactiva',
  recoveryLeft_one: 'Te queda {{count, number}} código de recuperación',
  recoveryLeft_other: 'Te quedan {{count, number}} códigos de recuperación',
  sessionsTitle: 'Accesos recientes',
  sessionsHelp:
    'Solo puede haber una sesión abierta a la vez: al entrar en otro equipo se cierra la anterior.',
  thisDevice: 'Esta sesión',
  open: 'Abierta',
  closed: 'Cerrada',
  since: 'Desde {{start}} · última actividad {{last}}',

  passwordHelp:
    'De 10 a 128 caracteres, con letras, números y un carácter especial. Al cambiarla cerraremos tus otras sesiones.',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Confirma la contraseña nueva',
  savePassword: 'Cambiar contraseña',

  enrolHelp:
    'Además de tu contraseña, al entrar te pediremos un código de seis dígitos que solo ve tu teléfono. Para activarla te enviaremos un código por correo.',
  coolingHelp:
    'Al activarla o quitarla te avisamos por correo, y por seguridad los retiros y los cambios de cuenta bancaria esperan 24 horas o más.',
  gateTitle: 'Activa la verificación en dos pasos',
  gateHelp:
    'El backoffice la necesita para abrirse. Te enviaremos un código por correo y después escanearás una clave con tu teléfono.',
  enrolStart: 'Empezar',
  scanTitle: 'Escanea y prueba',
  scanHelp:
    'Abre tu aplicación de autenticación, escanea este código y escribe los seis dígitos que muestra.',
  qr: 'Código QR para tu aplicación de autenticación',
  byHand: 'Si no puedes escanearlo, escribe esta clave',
  testCode: 'Código de 6 dígitos',
  confirm: 'Activar',
  codesTitle: 'Guarda tus códigos de recuperación',
  codesHelp: 'Es la única vez que los verás. Cada uno sirve una vez si pierdes tu teléfono.',
  codesLeaveTitle: '¿Ya guardaste tus códigos?',
  codesLeave: 'No volverás a verlos. Sin ellos, si pierdes tu teléfono no podrás entrar.',
  codesStay: 'Ver mis códigos',
  download: 'Descargar',
  print: 'Imprimir',
  codesDone: 'Ya los guardé',
  codesFile: 'codigos-de-recuperacion.txt',
  disableTitle: 'Quitar la verificación en dos pasos',
  disableHelp: 'Tu cuenta quedará protegida solo por la contraseña.',
  disable: 'Quitar',
  renewTitle: 'Códigos de recuperación nuevos',
  renewHelp: 'Los que tienes dejarán de servir.',
  renew: 'Cambiar códigos',
  codeOrRecovery: 'Código de la aplicación o de recuperación',
});
