import type { IdentityPhoto } from '../../../documents/identity-photos';
import { words } from '../../../kernel/words';
import type { IdentityGap } from '../../../people/identity-checks';

export const creditWords = words('creditWords', {
  quotedLine: '{{quantity, number}} × {{name}}: {{total, mxn}}',
  soldBy: 'por {{unit}}',
  hangs: {
    projects: 'proyectos',
    prepared: 'solicitudes preparadas',
    equipment: 'catálogo de equipos y servicios',
    estimates: 'estimaciones compartidas',
    reports: 'reportes de buró',
  },
  closing: {
    open_one: 'Tienes un proyecto o crédito abierto: {{folios}}.',
    open_other: 'Tienes {{count, number}} proyectos o créditos abiertos: {{folios}}.',
  },
  contracts: {
    altered:
      'Este contrato no coincide con el que generamos. Por tu seguridad no se puede leer ni firmar hasta que lo revisemos.',
    signaturesAltered:
      'Las firmas de este contrato no coinciden con las que se dieron. Por tu seguridad nadie más puede firmarlo hasta que lo revisemos.',
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
    termsAltered:
      'Las condiciones o el calendario de este crédito no son los que se firmaron. Nada se aplica ni se firma hasta que quien administra el sistema lo revise.',
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
      tooManyOpen: 'Puedes tener hasta {{most}} solicitudes en revisión a la vez.',
      verifiedSupplier: 'Elige un instalador verificado.',
      ownCompany: 'Elige a otro instalador: nadie cobra la instalación de su propio crédito.',
    },
    decide: {
      papersMissing: 'Faltan documentos por verificar: {{names}}.',
      identityMissing:
        '{{act}} cuando la identidad de quien pide esté completa y verificada. Falta: {{names}}.',
      identityActs: {
        approve: 'Se aprueba',
        publish: 'Se publica',
        deliver: 'Se entrega el dinero',
      },
      identityGaps: {
        person: 'que conteste las preguntas sobre sí, su dinero y por quién actúa',
        controllers: 'que diga quién controla la empresa',
        real_owner: 'que dé los datos del propietario real',
        front: 'que envíe su identificación por el frente',
        back: 'que envíe su identificación por el reverso',
        face: 'que envíe la fotografía de su rostro',
      } satisfies Record<IdentityGap, string>,
      identityPending: {
        front: 'verificar su identificación por el frente',
        back: 'verificar su identificación por el reverso',
        face: 'verificar la fotografía de su rostro',
      } satisfies Record<IdentityPhoto, string>,
      terms:
        '{{amount, mxn}} a {{months}} meses, tasa anual fija de {{rate, percent}}, {{instalment}} de {{payment, mxn}} con IVA.',
    },
    stillOpen: 'Este proyecto todavía tiene trabajo pendiente. Podrás archivarlo cuando termine.',
    applicantOnly: 'Solo el solicitante puede pedir el crédito.',
    approve: 'Aprobar el crédito {{folio}}',
    counterOffer: 'Aprobar con otro monto el crédito {{folio}}',
    rate: 'Tasa anual',
    term: 'Plazo',
    cat: 'CAT sin IVA',
    noCat: 'No calculable',
    payment: 'Mensualidad con IVA',
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
