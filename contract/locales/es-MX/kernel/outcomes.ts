import { words } from '../../../kernel/words';

/** Outcomes of the specification's section 8, to the letter. */
export const errors = words('errors', {
  dataLoad: 'Ha ocurrido un error mientras se obtenían los datos...',
  saveTitle: 'Error en guardado',
  operation: 'Ha ocurrido un error con la operación, intente más tarde.',
  invalidTitle: 'Información faltante o incorrecta',
  noChangesTitle: 'Sin cambios',
  noChanges: 'No hay cambios por guardar.',
  completeAll: 'Para continuar debes proporcionar toda la información solicitada.',
  completeMarked: 'Por favor completa todos los campos indicados.',
  sessionInvalid: 'Invalid',
  chunk: 'Loading chunk failed',
  cssChunk: 'Loading CSS chunk failed',
});

/** Sentences of our own for what the specification leaves without a text. */
export const recovery = words('recovery', {
  reload: 'Volver a cargar',
  retry: 'Reintentar',
  offline:
    'No hay conexión con el servidor. Lo que escribiste sigue aquí; revisa tu red y vuelve a intentarlo.',
  lateRead: 'El servidor tarda demasiado en responder. Vuelve a intentarlo en un momento.',
  lateAct:
    'El servidor tardó demasiado en responder y dejamos de esperar. Lo que escribiste sigue aquí; antes de enviarlo otra vez, revisa si tu cambio ya se hizo.',
  crashTitle: 'Esta parte de la página no se pudo mostrar',
  crash: 'Tus datos guardados no cambiaron. Vuelve a cargar la página.',
  screenLoadTitle: 'No pudimos abrir esta pantalla',
  screenLoad: 'Puede ser tu conexión o una versión nueva del portal. Vuelve a cargar la página.',
});
