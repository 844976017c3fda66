import { words } from '../../../kernel/words';

/** What an investor keeps of the money that they committed, and what follows. */
export const fundingReceipts = words('fundingReceipts', {
  committed: {
    title: 'Comprometiste tu dinero',
    next: 'El dinero sigue en tu cuenta, apartado. Puedes retirarlo hasta que se entregue al acreditado; si el crédito no se fondea a tiempo, se libera solo.',
  },
  withdrawn: {
    title: 'Retiraste tu compromiso',
    next: 'El dinero volvió a tu saldo disponible.',
  },
  closes: 'Cierra el',
});
