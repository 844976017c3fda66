/** The zones of a program that cover a place. */
interface Covering {
  /** The one that covers its postal code. */
  ofCode: string | undefined;
  /** Those that cover its municipality. */
  ofMunicipality: readonly string[] | undefined;
}

/** The zone in which a place counts: that of its postal code, else the only one of its municipality. */
export function zoneAt({ ofCode, ofMunicipality = [] }: Covering): string | null {
  const [only, another] = ofMunicipality;
  return ofCode ?? (another === undefined ? (only ?? null) : null);
}
