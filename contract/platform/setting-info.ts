/** How a value is written and read by people. */
export type SettingKind =
  | 'rate'
  | 'days'
  | 'hours'
  | 'seconds'
  | 'attempts'
  | 'amount'
  | 'flag'
  | 'udi'
  | 'choice'
  | 'order';

/** Unit of each kind of value, in a sentence that also says how to write it. */
export const settingUnits: Readonly<Record<SettingKind, string>> = {
  rate: 'Porcentaje con hasta dos decimales, por ejemplo 18.9 %.',
  days: 'Número entero de días, por ejemplo 30.',
  hours: 'Número entero de horas, por ejemplo 24.',
  seconds: 'Número entero de segundos, por ejemplo 300.',
  attempts: 'Número entero de intentos seguidos, por ejemplo 3.',
  amount: 'Pesos con hasta dos decimales, por ejemplo 50,000.00.',
  flag: 'Sí o No.',
  udi: 'Pesos por UDI con hasta seis decimales, por ejemplo 8.123456.',
  choice: 'Pareja con IVA incluido, o Pareja antes de IVA.',
  order: 'Los seis componentes, cada uno una vez y el capital al final, separados por comas.',
};

/** What a parameter is about. */
export type SettingGroup = 'taxes' | 'credit' | 'funding' | 'treasury' | 'access';

export interface SettingInfo {
  name: string;
  kind: SettingKind;
  group: SettingGroup;
  /** What it rules, in a sentence. */
  meaning: string;
  /**
   * One person alone sets and takes away its values: it rules no money, no limit and nobody's access.
   * Everything else takes two.
   */
  onePerson?: true;
}

/** Everything that law or business changes with time: name, meaning and form for operators. */
export const settingInfo = {
  udi_value: {
    name: 'Valor de la UDI',
    kind: 'udi',
    group: 'funding',
    meaning:
      'Valor que Banxico publica para cada día; mide los límites de solicitudes e inversión.',
  },
  iva_rate: {
    name: 'IVA de intereses y comisiones',
    kind: 'rate',
    group: 'taxes',
    meaning: 'IVA que se cobra sobre los intereses y las comisiones de un crédito.',
  },
  isr_ifc_interest_pf_resident: {
    name: 'ISR de intereses, persona física',
    kind: 'rate',
    group: 'taxes',
    meaning: 'Parte del interés pagado que se retiene a inversionistas que son personas físicas.',
  },
  isr_ifc_interest_pm: {
    name: 'ISR de intereses, persona moral',
    kind: 'rate',
    group: 'taxes',
    meaning: 'Parte del interés pagado que se retiene a personas morales, si se les retiene.',
  },
  withhold_pm: {
    name: 'Se retiene a personas morales',
    kind: 'flag',
    group: 'taxes',
    meaning: 'Dice si a los inversionistas que son personas morales se les retiene ISR.',
  },
  iva_withheld_share: {
    name: 'Parte retenida del IVA de intereses',
    kind: 'rate',
    group: 'taxes',
    meaning:
      'Parte del IVA de los intereses que la plataforma retiene; el resto llega a los inversionistas.',
  },
  amort_mode: {
    name: 'Forma de la mensualidad',
    kind: 'choice',
    group: 'credit',
    meaning:
      'Dice si la mensualidad es pareja con el IVA dentro o antes de sumarlo, en los créditos que se aprueban desde ese día.',
  },
  mora_rate: {
    name: 'Tasa moratoria anual',
    kind: 'rate',
    group: 'credit',
    meaning: 'Tasa que paga el capital vencido de los créditos que se aprueban desde ese día.',
  },
  late_grace_days: {
    name: 'Días de gracia antes de moratorios',
    kind: 'days',
    group: 'credit',
    meaning:
      'Días después del vencimiento en los que no se cobra interés moratorio, en los créditos que se aprueban desde ese día.',
  },
  waterfall_order: {
    name: 'Orden en que se aplica un pago',
    kind: 'order',
    group: 'credit',
    meaning:
      'Orden en que un pago cubre lo que debe cada mensualidad de los créditos que se aprueban desde ese día.',
  },
  open_fee_rate: {
    name: 'Comisión por apertura de referencia',
    kind: 'rate',
    group: 'credit',
    meaning: 'Comisión con la que se simula un crédito que aún no tiene condiciones.',
  },
  investor_fee_rate: {
    name: 'Comisión al inversionista',
    kind: 'rate',
    group: 'funding',
    meaning:
      'Parte del interés que reciben los inversionistas que la plataforma cobra, más IVA, en los créditos que se aprueban desde ese día.',
  },
  reference_rate: {
    name: 'Tasa anual de referencia',
    kind: 'rate',
    group: 'credit',
    meaning: 'Tasa anual con la que se simula un crédito que aún no tiene condiciones.',
  },
  max_funding_days: {
    name: 'Días máximos de fondeo',
    kind: 'days',
    group: 'funding',
    meaning: 'Plazo más largo en que una oportunidad publicada puede reunir su meta.',
  },
  reopening_days: {
    name: 'Días de reapertura del fondeo',
    kind: 'days',
    group: 'funding',
    meaning: 'Días que una oportunidad fondeada abre de nuevo si alguien retira su compromiso.',
  },
  withdrawal_business_days: {
    name: 'Días hábiles en que llega un retiro',
    kind: 'days',
    group: 'funding',
    onePerson: true,
    meaning: 'Días hábiles bancarios con los que se estima la llegada de un retiro.',
  },
  two_person_amount: {
    name: 'Monto desde el que deciden dos personas',
    kind: 'amount',
    group: 'treasury',
    meaning:
      'Por arriba de este monto, sumado lo de 24 horas, un acto del equipo sobre dinero espera a una segunda persona.',
  },
  limit_denominator_includes_nci: {
    name: 'El compromiso nuevo cuenta en el denominador del límite',
    kind: 'flag',
    group: 'funding',
    meaning: 'Dice si el compromiso nuevo suma a la cartera con la que se mide su propio límite.',
  },
  session_idle_hard_seconds: {
    name: 'Inactividad que cierra la sesión',
    kind: 'seconds',
    group: 'access',
    meaning: 'Tiempo sin llamadas con el que el servidor da por terminada una sesión.',
  },
  session_lifetime_investor_seconds: {
    name: 'Vida de la sesión, inversionistas',
    kind: 'seconds',
    group: 'access',
    meaning: 'Lo más que dura la sesión de un inversionista que empieza desde ese día.',
  },
  session_lifetime_client_seconds: {
    name: 'Vida de la sesión, solicitantes',
    kind: 'seconds',
    group: 'access',
    meaning: 'Lo más que dura la sesión de un solicitante que empieza desde ese día.',
  },
  session_lifetime_supplier_seconds: {
    name: 'Vida de la sesión, proveedores y sus vendedores',
    kind: 'seconds',
    group: 'access',
    meaning: 'Lo más que dura la sesión de un proveedor o vendedor que empieza desde ese día.',
  },
  session_lifetime_staff_seconds: {
    name: 'Vida de la sesión, programas y backoffice',
    kind: 'seconds',
    group: 'access',
    meaning: 'Lo más que dura la sesión de quien opera un programa o el backoffice.',
  },
  otp_ttl_seconds: {
    name: 'Vida de un código de confirmación',
    kind: 'seconds',
    group: 'access',
    meaning: 'Tiempo en que sirve un código de confirmación enviado por correo.',
  },
  login_max_failures: {
    name: 'Intentos fallidos que bloquean la cuenta',
    kind: 'attempts',
    group: 'access',
    meaning: 'Contraseñas equivocadas seguidas que bloquean una cuenta durante 15 minutos.',
  },
  admin_second_factor: {
    name: 'Segundo factor obligatorio en el backoffice',
    kind: 'flag',
    group: 'access',
    meaning: 'Dice si quien entra al backoffice necesita la verificación en dos pasos.',
  },
  cooling_off_hours: {
    name: 'Espera tras un cambio de seguridad',
    kind: 'hours',
    group: 'access',
    meaning:
      'Horas sin retiros después de cambiar el segundo factor o la cuenta para retiros; tras cambiar el factor tampoco cambia la cuenta.',
  },
  inactivity_block_days: {
    name: 'Días sin uso que bloquean la cuenta',
    kind: 'days',
    group: 'access',
    meaning: 'Días sin iniciar sesión tras los que una cuenta pide restablecer su contraseña.',
  },
} as const satisfies Record<string, SettingInfo>;

export type SettingKey = keyof typeof settingInfo;

/** Whether a text names a parameter. */
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingInfo, key);

export const settingKeys: readonly SettingKey[] = Object.keys(settingInfo).filter(isSettingKey);
