import { words } from '../../../kernel/words';

/** What the text of the investor's contract may name, as staff write it between two braces. */
export const investorContractPlaces = words('investorContractPlaces', {
  investor: 'inversionista',
  platform: 'plataforma',
});

/** The same of the contract of a company. */
export const companyContractPlaces = words('companyContractPlaces', {
  company: 'empresa',
  representative: 'representante',
  role: 'cargo',
  platform: 'plataforma',
});
