import { words } from '../../../kernel/words';

/** What law or business changes with time: the name of each parameter, and what it rules in a sentence. */
export const settingWords = words('settingWords', {
  udi_value: {
    name: 'Valor de la UDI',
    meaning:
      'Valor que Banxico publica para cada día; mide los límites de solicitudes e inversión.',
  },
  iva_rate: {
    name: 'IVA de intereses y comisiones',
    meaning: 'IVA que se cobra sobre los intereses y las comisiones de un crédito.',
  },
  isr_ifc_interest_pf_resident: {
    name: 'ISR de intereses, persona física',
    meaning: 'Parte del interés pagado que se retiene a inversionistas que son personas físicas.',
  },
  isr_ifc_interest_pm: {
    name: 'ISR de intereses, persona moral',
    meaning: 'Parte del interés pagado que se retiene a personas morales, si se les retiene.',
  },
  withhold_pm: {
    name: 'Se retiene a personas morales',
    meaning: 'Dice si a los inversionistas que son personas morales se les retiene ISR.',
  },
  iva_withheld_share: {
    name: 'Parte retenida del IVA de intereses',
    meaning:
      'Parte del IVA de los intereses que la plataforma retiene; el resto llega a los inversionistas.',
  },
  amort_mode: {
    name: 'Forma de la mensualidad',
    meaning:
      'Dice si la mensualidad es pareja con el IVA dentro o antes de sumarlo, en los créditos que se aprueban desde ese día.',
  },
  mora_rate: {
    name: 'Tasa moratoria anual',
    meaning: 'Tasa que paga el capital vencido de los créditos que se aprueban desde ese día.',
  },
  late_grace_days: {
    name: 'Días de gracia antes de moratorios',
    meaning:
      'Días después del vencimiento en los que no se cobra interés moratorio, en los créditos que se aprueban desde ese día.',
  },
  waterfall_order: {
    name: 'Orden en que se aplica un pago',
    meaning:
      'Orden en que un pago cubre lo que debe cada mensualidad de los créditos que se aprueban desde ese día.',
  },
  open_fee_rate: {
    name: 'Comisión por apertura de referencia',
    meaning: 'Comisión con la que se simula un crédito que aún no tiene condiciones.',
  },
  investor_fee_rate: {
    name: 'Comisión al inversionista',
    meaning:
      'Parte del interés que reciben los inversionistas que la plataforma cobra, más IVA, en los créditos que se aprueban desde ese día.',
  },
  reference_rate: {
    name: 'Tasa anual de referencia',
    meaning: 'Tasa anual con la que se simula un crédito que aún no tiene condiciones.',
  },
  payment_to_income_warn: {
    name: 'Pago a ingreso que pide atención',
    meaning:
      'Parte del ingreso mensual estable desde la que el comité ve en amarillo los pagos de un crédito.',
  },
  payment_to_income_most: {
    name: 'Pago a ingreso máximo',
    meaning:
      'Parte del ingreso mensual estable que pueden tomar los pagos de un crédito; arriba de ella, quien aprueba dice por qué.',
  },
  income_variable_share: {
    name: 'Parte que cuenta de un ingreso variable',
    meaning:
      'De un negocio, honorarios, rentas y otros ingresos que varían, la parte que cuenta como ingreso estable. Sueldos y pensiones cuentan completos.',
  },
  income_salary_days: {
    name: 'Antigüedad mínima de un sueldo, en días',
    meaning: 'Un sueldo con menos antigüedad aún no cuenta como ingreso estable.',
  },
  income_variable_days: {
    name: 'Antigüedad mínima de un ingreso variable, en días',
    meaning:
      'Un negocio, honorarios, una renta u otro ingreso que varía con menos antigüedad aún no cuenta como ingreso estable.',
  },
  bureau_report_days: {
    name: 'Días de vigencia de un reporte de crédito',
    meaning:
      'Antigüedad máxima del reporte con el que se decide; arriba de ella, quien aprueba dice por qué.',
  },
  max_funding_days: {
    name: 'Días máximos de fondeo',
    meaning: 'Plazo más largo en que una oportunidad publicada puede reunir su meta.',
  },
  reopening_days: {
    name: 'Días de reapertura del fondeo',
    meaning: 'Días que una oportunidad fondeada abre de nuevo si alguien retira su compromiso.',
  },
  withdrawal_business_days: {
    name: 'Días hábiles en que llega un retiro',
    meaning: 'Días hábiles bancarios con los que se estima la llegada de un retiro.',
  },
  bank_holidays: {
    name: 'Otros días en que cierran los bancos',
    meaning:
      'Días inhábiles bancarios que se suman a los de cada año: fines de semana, festivos y el 1 de octubre en que cambia el gobierno.',
  },
  two_person_amount: {
    name: 'Monto desde el que deciden dos personas',
    meaning:
      'Por arriba de este monto, sumado lo de 24 horas, un acto del equipo sobre dinero espera a una segunda persona.',
  },
  request_udis_individual: {
    name: 'Monto máximo de una solicitud, persona física',
    meaning: 'Lo más que una persona física puede pedir en una solicitud.',
  },
  request_udis_legal_entity: {
    name: 'Monto máximo de una solicitud, persona moral',
    meaning: 'Lo más que una persona moral puede pedir en una solicitud.',
  },
  owed_udis: {
    name: 'Deuda máxima de una persona en total',
    meaning:
      'Lo más que una persona puede deber aquí y en otras instituciones de financiamiento colectivo.',
  },
  limit_rate_individual_by_individual: {
    name: 'Límite en crédito a persona física, inversionista persona física',
    meaning: 'Parte de su portafolio que puede comprometer en una misma solicitud.',
  },
  limit_rate_individual_by_legal_entity: {
    name: 'Límite en crédito a persona física, inversionista persona moral',
    meaning: 'Parte de su portafolio que puede comprometer en una misma solicitud.',
  },
  limit_rate_legal_entity_by_individual: {
    name: 'Límite en crédito a persona moral, inversionista persona física',
    meaning: 'Parte de su portafolio que puede comprometer en una misma solicitud.',
  },
  limit_rate_legal_entity_by_legal_entity: {
    name: 'Límite en crédito a persona moral, inversionista persona moral',
    meaning: 'Parte de su portafolio que puede comprometer en una misma solicitud.',
  },
  limit_small_portfolio_udis: {
    name: 'Portafolio pequeño',
    meaning: 'Hasta este portafolio, el límite de una inversión es un monto y no una parte.',
  },
  limit_small_commitment_udis: {
    name: 'Inversión máxima con portafolio pequeño',
    meaning: 'Lo más que invierte en una solicitud quien tiene un portafolio pequeño.',
  },
  limit_few_requests: {
    name: 'Pocas solicitudes publicadas',
    meaning: 'Con estas solicitudes publicadas o menos, el límite es el de pocas solicitudes.',
  },
  limit_few_requests_udis: {
    name: 'Inversión máxima con pocas solicitudes, monto',
    meaning:
      'Con pocas solicitudes publicadas se puede comprometer este monto, o la parte de lo solicitado si es mayor.',
  },
  limit_few_requests_rate: {
    name: 'Inversión máxima con pocas solicitudes, parte',
    meaning: 'Parte de lo solicitado que se puede comprometer con pocas solicitudes publicadas.',
  },
  limit_denominator_includes_nci: {
    name: 'El compromiso nuevo cuenta en el denominador del límite',
    meaning: 'Dice si el compromiso nuevo suma a la cartera con la que se mide su propio límite.',
  },
  secondary_market: {
    name: 'Mercado secundario',
    meaning: 'Dice si los inversionistas pueden vender a otros su parte de un crédito.',
  },
  review_soon_hours: {
    name: 'Horas en que un documento está por retrasarse',
    meaning: 'Desde que se subió; la cola lo marca en amarillo.',
  },
  review_late_hours: {
    name: 'Horas en que un documento está retrasado',
    meaning:
      'Plazo para revisar un documento desde que se subió; después la cola lo marca en rojo.',
  },
  second_review_rate: {
    name: 'Muestra de segunda validación',
    meaning:
      'Parte de los documentos que dos personas distintas verifican. Se sortea con la huella de cada documento: nadie la elige.',
  },
  second_review_amount: {
    name: 'Monto desde el que dos personas verifican',
    meaning:
      'Los documentos de un crédito desde este monto, y los de la persona que lo pide, necesitan dos verificaciones de personas distintas.',
  },
  aml_large_deposit_amount: {
    name: 'Depósito que abre una alerta por sí solo',
    meaning: 'Un depósito de este monto o más abre una alerta de prevención de lavado.',
  },
  aml_split_days: {
    name: 'Días en que se suman depósitos',
    meaning: 'Días corridos en los que se suman los depósitos de una persona.',
  },
  aml_split_amount: {
    name: 'Suma de depósitos que abre una alerta',
    meaning:
      'Varios depósitos menores que juntos llegan a este monto en esos días abren una alerta.',
  },
  aml_monthly_udis: {
    name: 'Depósitos de un mes que abren una alerta',
    meaning:
      'Depósitos de una persona que en un mes llegan a estas UDI abren una alerta. Se cuentan con el valor de la UDI del último día del mes anterior al depósito.',
  },
  aml_income_rate: {
    name: 'Depósito frente al ingreso declarado',
    meaning:
      'Un depósito que pasa de este porcentaje del ingreso mensual declarado abre una alerta.',
  },
  aml_early_payment_days: {
    name: 'Días en que liquidar es anticipado',
    meaning:
      'Un crédito liquidado en estos días desde su entrega, o antes, y antes de su última mensualidad, abre una alerta.',
  },
  aml_soon_hours: {
    name: 'Horas en que una alerta está por retrasarse',
    meaning: 'Desde que se abrió; la cola la marca en amarillo.',
  },
  aml_late_hours: {
    name: 'Horas para decidir una alerta',
    meaning: 'Plazo desde que se abrió; después la cola la marca en rojo.',
  },
  stage_days_in_review: {
    name: 'Meta de días: en revisión',
    meaning:
      'Días en que un proyecto debe salir de la etapa En revisión. El desempeño de los programas cuenta a tiempo los que salieron en la meta del día de su salida.',
  },
  stage_days_approved: {
    name: 'Meta de días: por aceptar',
    meaning:
      'Días en que un proyecto debe salir de la etapa Por aceptar. El desempeño de los programas cuenta a tiempo los que salieron en la meta del día de su salida.',
  },
  stage_days_accepted: {
    name: 'Meta de días: aceptado',
    meaning:
      'Días en que un proyecto debe salir de la etapa Aceptado. El desempeño de los programas cuenta a tiempo los que salieron en la meta del día de su salida.',
  },
  stage_days_published: {
    name: 'Meta de días: en fondeo',
    meaning:
      'Días en que un proyecto debe salir de la etapa En fondeo. El desempeño de los programas cuenta a tiempo los que salieron en la meta del día de su salida.',
  },
  stage_days_to_sign: {
    name: 'Meta de días: por firmar',
    meaning:
      'Días en que un proyecto debe salir de la etapa Por firmar. El desempeño de los programas cuenta a tiempo los que salieron en la meta del día de su salida.',
  },
  stage_days_installing: {
    name: 'Meta de días: en instalación',
    meaning:
      'Días en que un proyecto debe salir de la etapa En instalación. El desempeño de los programas cuenta a tiempo los que salieron en la meta del día de su salida.',
  },
  session_idle_hard_seconds: {
    name: 'Inactividad que cierra la sesión',
    meaning: 'Tiempo sin llamadas con el que el servidor da por terminada una sesión.',
  },
  session_lifetime_investor_seconds: {
    name: 'Vida de la sesión, inversionistas',
    meaning: 'Lo más que dura la sesión de un inversionista que empieza desde ese día.',
  },
  session_lifetime_client_seconds: {
    name: 'Vida de la sesión, solicitantes',
    meaning: 'Lo más que dura la sesión de un solicitante que empieza desde ese día.',
  },
  session_lifetime_supplier_seconds: {
    name: 'Vida de la sesión, proveedores y sus vendedores',
    meaning: 'Lo más que dura la sesión de un proveedor o vendedor que empieza desde ese día.',
  },
  session_lifetime_staff_seconds: {
    name: 'Vida de la sesión, programas y backoffice',
    meaning: 'Lo más que dura la sesión de quien opera un programa o el backoffice.',
  },
  otp_ttl_seconds: {
    name: 'Vida de un código de confirmación',
    meaning: 'Tiempo en que sirve un código de confirmación enviado por correo.',
  },
  login_max_failures: {
    name: 'Intentos fallidos que bloquean la cuenta',
    meaning: 'Contraseñas equivocadas seguidas que bloquean una cuenta durante 15 minutos.',
  },
  admin_second_factor: {
    name: 'Verificación en dos pasos obligatoria en el backoffice',
    meaning: 'Dice si quien entra al backoffice necesita la verificación en dos pasos.',
  },
  cooling_off_hours: {
    name: 'Espera tras un cambio de seguridad',
    meaning:
      'Horas sin retiros después de cambiar la verificación en dos pasos o la cuenta para retiros; tras cambiar la verificación tampoco cambia la cuenta.',
  },
  unanswered_days: {
    name: 'Días que se guarda lo que no se contestó',
    meaning:
      'Después se borran invitaciones y solicitudes sin contestar, y los mensajes a direcciones sin cuenta.',
  },
  inactivity_block_days: {
    name: 'Días sin uso que bloquean la cuenta',
    meaning: 'Días sin iniciar sesión tras los que una cuenta pide restablecer su contraseña.',
  },
});
