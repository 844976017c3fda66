import { keepConfig, type PortalConfig } from '@portal/config';

/**
 * Reads /config.json before the first screen; without it the portal works with its defaults. By `fetch`, since the
 * transport is loaded with the first call and this comes before the first paint.
 */
export function loadConfig(): Promise<PortalConfig> {
  return keepConfig(read());
}

async function read(): Promise<unknown> {
  try {
    const response = await fetch('/config.json');
    if (response.ok) return await response.json();
  } catch {
    // No such file, or no network: the first call will report what is wrong.
  }
  return null;
}
