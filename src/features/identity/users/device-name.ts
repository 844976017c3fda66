import { deviceWords } from '@contract/locales/es-MX/identity/devices';
import { t } from '@portal/i18n';

const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** A browser's long description of itself in short: "Chrome en Windows". */
export function deviceName(userAgent: string): string {
  const named = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = named(browsers) ?? t(deviceWords.unknownBrowser);
  const system = named(systems);
  return system ? t(deviceWords.on, { browser, system }) : browser;
}
