import { words } from '../../../kernel/words';

export const common = words('common', {
  writeTo: 'Escríbenos a {{email}}',
  cancel: 'Cancelar',
  /** Closes a dialog; distinct from an action that itself cancels something. */
  back: 'Regresar',
  close: 'Cerrar',
  search: 'Buscar',
  sending: 'Enviando…',
  loading: 'Cargando…',
  showPassword: 'Mostrar',
  hidePassword: 'Ocultar',
  optional: 'opcional',
  choose: 'Elige una opción',
  skipToContent: 'Ir al contenido',
  theme: 'Tema',
  /** Of an instant on which a deadline or a day depends: people of other zones read it too. */
  mexicoCityTime: '{{when}} (hora de la Ciudad de México)',
});

export const publicPages = words('publicPages', {
  ownHome: 'Mi inicio',
  signIn: 'Entrar',
  faqs: 'Preguntas frecuentes',
  security: 'Seguridad',
  register: 'Crear cuenta',
  checkStatement: 'Comprobar un estado de cuenta',
  mainNavigation: 'Principal',
  footerNavigation: 'Más información',
  riskLegend:
    'Ni el Gobierno Federal ni las entidades de la administración pública paraestatal podrán responsabilizarse o garantizar los recursos de los clientes que sean utilizados en las operaciones que celebren con las instituciones de tecnología financiera o frente a otros, ni asumir responsabilidad alguna por las obligaciones contraídas por ellas o por algún cliente frente a otro en virtud de esas operaciones.',
  riskSource: 'Ley para Regular las Instituciones de Tecnología Financiera, artículo 11.',
});
