/** Who really owns an account, as its holder declares it. */
export const declaredOwner = {
  version: 0,
  kind: 'individual',
  full_name: 'Elena Godoy Díaz',
  rfc: 'GODE561231GR8',
  curp: 'SABC560626MDFLRN01',
  relation: 'relative',
  street: 'Calle 60 #120',
  neighbourhood: 'Centro',
  municipality: 'Mérida',
  postal_code: '97000',
  funds_source: 'savings',
  paper: 'passport',
  paper_number: 'G1234567',
};
