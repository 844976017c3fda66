/** What differs between deployments, read from /config.json when the portal starts. */
export interface PortalConfig {
  /** Where the API is; empty for the server that the portal came from. */
  apiBaseUrl: string;
  /** A public client id that goes with calls which need no session. */
  applicationToken: string;
  brand: string;
  /** Where a person may write to; empty for nowhere. */
  supportEmail: string;
  maps: { key: string } | null;
  analytics: { key: string } | null;
  /**
   * `scoped`: ask for a token good for one document; `session`: the session's own token in the address; null where
   * nobody said: the first, or the second where the server offers no such token.
   */
  documentLinks: 'scoped' | 'session' | null;
  /** `off` where administrators come in without a second factor, as in demo data; the login shows it. */
  staffSecondFactor: 'required' | 'off';
  /** Whether the server this page came from has accounts of a demo, which the login offers. */
  demo: boolean;
}

const defaults: PortalConfig = {
  apiBaseUrl: '',
  applicationToken: '',
  brand: 'Solfondo',
  supportEmail: '',
  maps: null,
  analytics: null,
  documentLinks: null,
  staffSecondFactor: 'required',
  demo: false,
};

let current = defaults;
let loading: Promise<unknown> = Promise.resolve();

/** The configuration; the defaults until /config.json has been read (`api/load-config.ts`). */
export function config(): PortalConfig {
  return current;
}

/** Keeps what /config.json says once it is there; it is read once, before the first screen. */
export function keepConfig(given: Promise<unknown>): Promise<PortalConfig> {
  const kept = given.then((file) => {
    current = readConfig(file);
    return current;
  });
  loading = kept;
  return kept;
}

/** Calls wait for it: it says where the API is. */
export const configured = (): Promise<unknown> => loading;

/** Takes what is well formed of a configuration file, and defaults for the rest. */
export function readConfig(given: unknown): PortalConfig {
  if (typeof given !== 'object' || given === null) return defaults;
  const text = (name: 'apiBaseUrl' | 'applicationToken' | 'brand' | 'supportEmail') => {
    const value: unknown = Reflect.get(given, name);
    return typeof value === 'string' ? value : defaults[name];
  };
  return {
    apiBaseUrl: text('apiBaseUrl').replace(/\/+$/, ''),
    applicationToken: text('applicationToken'),
    brand: text('brand') || defaults.brand,
    supportEmail: text('supportEmail'),
    maps: keyOf(Reflect.get(given, 'maps')),
    analytics: keyOf(Reflect.get(given, 'analytics')),
    documentLinks: linksOf(Reflect.get(given, 'documentLinks')),
    staffSecondFactor: Reflect.get(given, 'staffSecondFactor') === 'off' ? 'off' : 'required',
    demo: Reflect.get(given, 'demo') === true,
  };
}

/** What is said in another way than these does not open the session's token to addresses. */
function linksOf(value: unknown): PortalConfig['documentLinks'] {
  if (value === undefined) return defaults.documentLinks;
  return value === 'session' ? 'session' : 'scoped';
}

function keyOf(value: unknown): { key: string } | null {
  if (typeof value !== 'object' || value === null || !('key' in value)) return null;
  return typeof value.key === 'string' && value.key !== '' ? { key: value.key } : null;
}
