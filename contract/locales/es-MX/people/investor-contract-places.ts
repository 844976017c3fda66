import { words } from '../../../kernel/words';

/** What the text of the investor's contract may name, as staff write it between two braces. */
export const investorContractPlaces = words('investorContractPlaces', {
  investor: 'inversionista',
  platform: 'plataforma',
});
