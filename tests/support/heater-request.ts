/** A credit that an installer asks for in the name of a person, but for the person. */
export const heaterRequest = {
  product_id: 5,
  amount_cents: 5_000_000,
  term_months: 12,
  purpose: 'Agua caliente para el hostal',
  site: {
    street: 'Av. Chapultepec 480',
    neighbourhood: 'Obrera',
    municipality: 'Guadalajara',
    state: 'Jalisco',
    postal_code: '44160',
  },
};
