/**
 * Bank code (first three digits of a CLABE) → short name, from Banxico's catalogue of participants.
 * An unknown code is a warning and never a refusal: banks are added faster than this list.
 */
export const bankNames: Readonly<Record<string, string>> = {
  '002': 'Banamex',
  '006': 'Bancomext',
  '009': 'Banobras',
  '012': 'BBVA',
  '014': 'Santander',
  '019': 'Banjército',
  '021': 'HSBC',
  '030': 'Banco del Bajío',
  '036': 'Inbursa',
  '042': 'Mifel',
  '044': 'Scotiabank',
  '058': 'Banregio',
  '072': 'Banorte',
  '106': 'Bank of America',
  '127': 'Banco Azteca',
  '130': 'Compartamos',
  '137': 'BanCoppel',
  '166': 'Banco del Bienestar',
  '638': 'Nu',
  '646': 'STP',
  '722': 'Mercado Pago',
  '728': 'Spin',
};
