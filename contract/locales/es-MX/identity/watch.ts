import { words } from '../../../kernel/words';

/** Texts over a session that has been idle, or that is an administrator's as another person. */
export const watch = words('watch', {
  idleTitle: '¿Sigues ahí?',
  idleCountdown_one: 'Por seguridad cerraremos tu sesión en {{count}} segundo.',
  idleCountdown_other: 'Por seguridad cerraremos tu sesión en {{count}} segundos.',
  stay: 'Seguir conectado',
  impersonating:
    'Estás viendo como {{name}}. Los movimientos de dinero y las firmas están deshabilitados.',
  endImpersonation: 'Terminar',
});
