/**
 * The tariffs of CFE (suministro básico), by the codes that its bills have: of homes, of businesses by demand and
 * voltage, of irrigation, of street lighting, and of industry at high voltage.
 */
export const tariffs = [
  '1',
  '1A',
  '1B',
  '1C',
  '1D',
  '1E',
  '1F',
  'DAC',
  'PDBT',
  'GDBT',
  'GDMTO',
  'GDMTH',
  'RABT',
  'RAMT',
  '9-CU',
  '9-N',
  'APBT',
  'APMT',
  'DIST',
  'DIT',
] as const;

export type Tariff = (typeof tariffs)[number];
