import type { DocumentAct } from '../../../documents/documents';
import { words } from '../../../kernel/words';

/** What is said around a file that is brought, and of those that were before it. */
export const slots = words('documentSlots', {
  saving: 'Guardando el archivo…',
  chosen: 'Archivo elegido',
  chosenFile: '{{name}} · {{size}}',
  unsent: 'Falta enviarlo.',
  kilobytes: '{{size, number}} KB',
  megabytes: '{{size, number}} MB',
  chosenUnseen: 'No podemos mostrar el archivo aquí. Revisa que sea el correcto antes de enviarlo.',
  heicUnseen:
    'Es una fotografía HEIC y este navegador no la muestra: la verás aquí en cuanto se cargue. Revisa que sea la correcta antes de enviarla.',
  smallPicture:
    'La imagen mide {{width, number}} × {{height, number}} puntos: quizá no se alcance a leer. Si puedes, elige una más grande.',
  quarantined: 'En cuarentena: nadie puede abrirlo mientras el antivirus no lo revise.',
  send: 'Enviar archivo',
  retry: 'Reintentar',
  cancelUpload: 'Cancelar carga',
  cancelled: 'Cancelaste la carga. El archivo sigue aquí: puedes enviarlo de nuevo.',
  chooseOther: 'Elegir otro archivo',
  keepStored: 'Conservar el actual',
  takePhoto: 'Tomar fotografía',
  earlier_one: '{{count, number}} versión anterior',
  earlier_other: '{{count, number}} versiones anteriores',
  earlierList: 'Versiones anteriores de {{name}}',
  history: 'Historial',
  historyOf: 'Historial de {{name}}',
  acts: {
    upload: 'Subió {{file}}',
    first: 'Hizo la primera de dos validaciones de {{file}}',
    verify: 'Verificó {{file}}',
    reject: 'Rechazó {{file}}',
    unverify: 'Revocó la revisión de {{file}}',
    infected: 'El antivirus encontró software dañino en {{file}}',
  } as const satisfies Record<DocumentAct, string>,
  nobody: 'Sin cuenta',
  versionOf: '{{action}} {{file}}',
  fileOfSeveral: 'Archivo {{number}}',
  siteOfSeveral: 'Sitio {{number}}, {{place}}',
});
