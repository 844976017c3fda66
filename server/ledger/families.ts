/** What accounts hold, by book; their owners are in the owner columns. */
export const accountFamilies = {
  custodia: [
    'banco',
    'disponible',
    'reservado',
    'retiro_en_transito',
    'recuperable_inversionista',
    'fondeo',
    'por_pagar',
    'por_aplicar',
    'recuperable_solicitante',
    'pagado_dos_veces',
    'aporte',
    'cobro',
    'impuesto',
    'comision',
    'en_transito',
    'sin_identificar',
    'linea_por_traspasar',
  ],
  empresa: ['banco', 'ingreso', 'iva', 'aporte', 'capital', 'linea', 'linea_en_custodia'],
  memo: [
    'meta',
    'cupo',
    'comprometido',
    'derecho',
    'deuda',
    'derecho_castigado',
    'deuda_castigada',
  ],
} as const;

type Book = keyof typeof accountFamilies;

export type AccountFamily = (typeof accountFamilies)[Book][number];

/** Principal that loans owe to investors, and what loans owe: as it stands and as it was written off. */
export const rightFamilies = [
  'derecho',
  'derecho_castigado',
] as const satisfies readonly AccountFamily[];
export const debtFamilies = [
  'deuda',
  'deuda_castigada',
] as const satisfies readonly AccountFamily[];

/** Families of claims: what custody lacks and a debtor owes to it. */
export const claimFamilies = [
  'recuperable_inversionista',
  'recuperable_solicitante',
  'pagado_dos_veces',
] as const satisfies readonly AccountFamily[];

export type ClaimFamily = (typeof claimFamilies)[number];

/** Whose an account is; the operator's own has none. */
export interface AccountOwner {
  investorId?: string;
  applicantId?: string;
  supplierId?: string;
  projectId?: string;
  loanId?: string;
}
