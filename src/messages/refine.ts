import { errors, success } from './errors';

/**
 * Everything Refine itself (core, router, kbar) may ask its i18n provider for; the
 * test reads the keys out of the installed packages. `{{name}}` is filled in by `refineMessage`.
 */
export const refineMessages: Readonly<Record<string, string>> = {
  'pages.error.404': 'La página que buscas no existe.',
  'pages.error.info': 'Falta el componente de la acción {{action}} del recurso {{resource}}.',
  'pages.error.backHome': 'Ir al inicio',
  'pages.login.title': 'Entra a tu cuenta',
  'pages.login.signin': 'Entrar',
  'pages.login.register': 'Crear cuenta',
  'pages.login.fields.email': 'Correo electrónico',
  'pages.login.fields.password': 'Contraseña',
  'pages.login.buttons.forgotPassword': '¿Olvidaste tu contraseña?',
  'pages.login.buttons.noAccount': '¿Aún no tienes cuenta?',
  'pages.login.buttons.haveAccount': '¿Ya tienes cuenta?',
  'pages.login.buttons.rememberMe': 'Recordarme',
  'pages.register.title': 'Crea tu cuenta',
  'pages.register.fields.email': 'Correo electrónico',
  'pages.register.fields.password': 'Contraseña',
  'pages.register.buttons.submit': 'Crear cuenta',
  'pages.register.buttons.haveAccount': '¿Ya tienes cuenta?',
  'pages.forgotPassword.title': '¿Olvidaste tu contraseña?',
  'pages.forgotPassword.fields.email': 'Correo electrónico',
  'pages.forgotPassword.buttons.submit': 'Enviar instrucciones',
  'pages.updatePassword.title': 'Cambia tu contraseña',
  'pages.updatePassword.fields.password': 'Nueva contraseña',
  'pages.updatePassword.fields.confirmPassword': 'Confirma la nueva contraseña',
  'pages.updatePassword.buttons.submit': 'Cambiar contraseña',
  'actions.list': 'Lista',
  'actions.create': 'Crear',
  'actions.edit': 'Editar',
  'actions.show': 'Ver',
  'actions.delete': 'Eliminar',
  'actions.clone': 'Duplicar',
  'buttons.create': 'Crear',
  'buttons.save': 'Guardar',
  'buttons.logout': 'Cerrar sesión',
  'buttons.delete': 'Eliminar',
  'buttons.edit': 'Editar',
  'buttons.cancel': 'Cancelar',
  'buttons.confirm': '¿Confirmas la acción?',
  'buttons.continue': 'Continuar',
  'buttons.filter': 'Filtrar',
  'buttons.clear': 'Limpiar',
  'buttons.refresh': 'Actualizar',
  'buttons.show': 'Ver',
  'buttons.list': 'Lista',
  'buttons.undo': 'Deshacer',
  'buttons.import': 'Importar',
  'buttons.export': 'Exportar',
  'buttons.clone': 'Duplicar',
  'buttons.notAccessTitle': 'No tienes permiso para esta acción',
  'notifications.success': success.title,
  'notifications.error': errors.dataLoad,
  'notifications.undoable': 'Tienes {{seconds}} segundos para deshacer.',
  'notifications.createSuccess': success.created,
  'notifications.createError': errors.saveTitle,
  'notifications.editSuccess': success.updated,
  'notifications.editError': errors.saveTitle,
  'notifications.deleteSuccess': success.deleted,
  'notifications.deleteError': errors.operation,
  'notifications.importProgress': 'Importando: {{processed}} de {{total}}',
  warnWhenUnsavedChanges: 'Hay cambios que no has guardado. ¿Quieres salir de todos modos?',
  'documentTitle.default': 'Portal',
  // The portal titles its own pages; this only keeps Refine's name out of a title it would make.
  'documentTitle.suffix': ' ',
};

/**
 * Refine's `translate`: our Spanish for a known key, else the caller's default, else the key. Refine
 * passes the default as second argument when it has nothing to fill in.
 */
export function refineMessage(
  key: string,
  options?: Readonly<Record<string, unknown>> | string,
  defaultMessage?: string,
): string {
  const values = typeof options === 'object' ? options : {};
  const fallback = typeof options === 'string' ? options : defaultMessage;
  const text = refineMessages[key] ?? fallback ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? ''));
}
