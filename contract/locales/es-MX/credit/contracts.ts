import type { ContractStatus, SigningParty } from '../../../credit/contracts';
import { words } from '../../../kernel/words';

export const contractStatusName = words('contractStatusName', {
  pending: 'Por firmar',
  signed: 'Firmado',
  void: 'Sin efecto',
} as const satisfies Record<ContractStatus, string>);

export const signingPartyName = words('signingPartyName', {
  applicant: 'Solicitante',
  supplier: 'Instalador',
  platform: 'Plataforma',
  legal_representative: 'Representante legal',
  spouse: 'Cónyuge',
  co_obligor: 'Obligado solidario',
} as const satisfies Record<SigningParty, string>);
