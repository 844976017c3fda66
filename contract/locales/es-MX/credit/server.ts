import { words } from '../../../kernel/words';

export const creditWords = words('creditWords', {
  closing: {
    open_one: 'Tienes un proyecto o crédito abierto: {{folios}}.',
    open_other: 'Tienes {{count, number}} proyectos o créditos abiertos: {{folios}}.',
  },
  contracts: {
    create: {
      title: 'Contrato de crédito {{folio}}',
    },
    pdf: {
      month: 'Mes',
      capital: 'Capital',
      interest: 'Interés',
      instalment: 'Mensualidad',
      balance: 'Saldo',
      parties: 'Partes',
      borrower: 'Acreditado',
      supplier: 'Instalador',
      platform: 'Plataforma',
      onBehalf: '{{brand}}, que administra el crédito por cuenta de los inversionistas',
      object: 'Objeto',
      system: 'Sistema',
      site: 'Sitio de instalación',
      purpose: 'Destino del crédito',
      terms: 'Condiciones del crédito',
      amount: 'Monto',
      term: 'Plazo',
      rate: 'Tasa de interés ordinaria anual fija',
      plusVat: '{{rate}} más IVA',
      lateRate: 'Tasa de interés moratoria anual',
      lateBase: '{{rate}} más IVA, sobre capital vencido',
      graceDays: 'Días de gracia',
      vatIncluded: '{{amount, mxn}}, IVA incluido{{more}}',
      decreasing: '; las que siguen bajan con el interés',
      openingFee: 'Comisión por apertura',
      feeDeducted: '{{fee, mxn}} más IVA de {{vat, mxn}}, que se descuentan del monto',
      toSupplier: 'Pago al instalador',
      onEvidence: '{{amount, mxn}}, al aprobarse la evidencia de la instalación',
      total: 'Total a pagar',
      waterfall: 'Aplicación de cada pago',
      oldestFirst: 'primero la mensualidad más antigua y, en ella, en este orden: {{order}}',
      prepayment: 'Pagos anticipados',
      prepaymentTerms:
        'sin comisión; lo que se debe a la fecha liquida el crédito cualquier día, sin intereses por los días que falten. Un pago menor cubre la siguiente mensualidad; lo demás queda a favor del acreditado y paga cada mensualidad en su fecha',
      graceNone: 'ninguno; el interés moratorio se causa desde el día siguiente al vencimiento',
      graceSome:
        '{{days}}; si el pago llega después, el interés moratorio se causa desde el vencimiento',
      partLateVat: 'IVA de interés moratorio',
      partLateInterest: 'interés moratorio',
      partInterestVat: 'IVA de interés',
      partInterest: 'interés',
      catNone: 'no calculable',
      catShown: '{{cat}} sin IVA, para fines informativos y de comparación',
      schedule: 'Tabla de amortización (pesos)',
      dueDays:
        'Cada mensualidad vence el mismo día del mes que la entrega del dinero, desde el mes siguiente.',
      interestBasis:
        'El interés se causa por mes vencido sobre saldos insolutos. Los intereses vencidos no causan intereses.',
      riskLegend:
        'Ni el Gobierno Federal ni las entidades de la administración pública paraestatal se hacen responsables de los recursos de las operaciones, ni los garantizan (artículo 11 de la Ley para Regular las Instituciones de Tecnología Financiera).',
      signing:
        'Las partes firman por medios electrónicos en {{brand}}, con segundo factor. Cada firma queda en un registro con la huella SHA-256 de este archivo y un sello interno; no es una constancia de conservación de la NOM-151.',
    },
    sign: {
      changed: 'El contrato cambió. Vuelve a abrirlo y léelo antes de firmar.',
      notYourTurn: 'Todavía no es tu turno: primero firma el solicitante.',
      signed: 'Firmó: {{name}}',
    },
  },
  lifeCycle: {
    allowed: {
      notInState: 'El proyecto está en estado "{{state}}": esta operación no está disponible.',
    },
    steps: {
      notFunded: 'No fondeado',
      gatheredOf: 'Se reunieron {{amount, mxn}} de {{goal, mxn}} antes del plazo.',
      termsAccepted: 'Condiciones aceptadas',
      toPublish: 'Falta publicarlo para los inversionistas.',
      declined: 'Condiciones no aceptadas',
      withdrawn: 'Solicitud retirada',
      funding: 'En fondeo',
      investorsMay: 'Los inversionistas pueden aportar {{amount, mxn}} hasta el {{day, day}}.',
      goalReached: 'Meta alcanzada',
      gathered: 'Los inversionistas reunieron {{amount, mxn}}.',
      fundingAgain: 'De nuevo en fondeo',
      left: 'Salieron {{amount, mxn}} de un inversionista antes de la entrega.',
      installing: 'En instalación',
      allSigned: 'El contrato está firmado por todas las partes.',
      installationApproved: 'Instalación aprobada',
      begins: 'El crédito comienza. Primera mensualidad: {{first, day}}.',
      settled: 'Crédito liquidado',
      allPaid: 'Se pagó todo lo que se debía.',
      reopened: 'El crédito vuelve a tener saldo',
      earlierPayment: 'Un pago anterior no llegó o cambió de fecha.',
    },
  },
  loans: {
    quote: {
      level: 'Mensualidad',
      firstInstalment: 'Primera mensualidad',
    },
  },
  projects: {
    moneyAct: {
      credit: 'Crédito',
      applicant: 'Solicitante',
      supplier: 'Instalador',
    },
    create: {
      received: 'Solicitud recibida',
      productWith: '{{product}} con {{supplier}}.',
      postalCodeOf: 'El código postal es de {{actual}}, no de {{given}}.',
      tooManyOpen: 'Puedes tener hasta {{most}} solicitudes en revisión a la vez.',
      verifiedSupplier: 'Elige un instalador verificado.',
      ownCompany: 'Elige a otro instalador: nadie cobra la instalación de su propio crédito.',
    },
    decide: {
      papersMissing: 'Faltan documentos por verificar: {{names}}.',
      terms:
        '{{amount, mxn}} a {{months}} meses, tasa anual fija de {{rate, percent}}, {{instalment}} de {{payment, mxn}} con IVA.',
    },
    applicantOnly: 'Solo el solicitante puede pedir el crédito.',
    approve: 'Aprobar un crédito',
    rate: 'Tasa anual',
    term: 'Plazo',
    openingFee: 'Comisión por apertura',
    grade: 'Calificación',
    rules: {
      most: 'El monto máximo es de {{amount, mxn}} ({{udi}} UDI).',
      mostWithDebts:
        'Con lo que ya debes, aquí y en otras instituciones, pasarías de {{amount, mxn}} ({{udi}} UDI).',
    },
    handOver: {
      title: 'Cambió de vendedor',
      toAgent: 'Lo tomó {{to}}; lo llevaba {{from}}.',
      toInstaller: 'Lo tomó la empresa instaladora; lo llevaba {{from}}.',
    },
    timeline: {
      portal: 'Portal',
      backoffice: 'Backoffice',
    },
    udi: {
      noUdi: 'Falta cargar el valor de la UDI del mes. Intenta más tarde.',
    },
  },
  stages: {
    photoFirst: 'Primero verifica la fotografía del sistema instalado en cada sitio.',
    approve: 'Aprobar una instalación y entregar el crédito',
    investorsOwe: {
      sentBack:
        'El banco avisó que devolvió un depósito de {{name}}, que invierte en este proyecto. Primero decide ese movimiento.',
      owes: '{{name}}, que invierte en este proyecto, debe un depósito que no quedó firme y a custodia le falta ese dinero. Registra antes una aportación de la empresa.',
    },
    payableAccount: {
      noAccount: 'El instalador aún no registra la cuenta de sus cobros.',
      approvedByYou: 'Tú aprobaste la etapa: otra persona tiene que pagarla.',
    },
    stage: {
      stage: 'Etapa',
    },
    start: {
      finished: 'Instalación terminada',
    },
  },
});
