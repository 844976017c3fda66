import { t } from '../kernel/words';
import { unitWords } from '../locales/es-MX/platform/units';
import { type SettingKey, type SettingKind, settingInfo } from './setting-info';

const isCounted = (kind: SettingKind): kind is SettingKind & keyof typeof unitWords =>
  kind in unitWords;

const NBSP = '\u00a0';
const counting = new Intl.NumberFormat('es-MX');

/** A value with its unit, long times in minutes or hours too: "28,800 segundos (8 h)"; no line ends in a number. */
export function shownValue(key: SettingKey, value: string): string {
  const { kind } = settingInfo[key];
  if (!isCounted(kind)) return value;
  const unit = t(unitWords[kind], { count: Number(value) });
  const count = kind === 'udi' ? value : counting.format(Number(value));
  const long = kind === 'seconds' ? longTime(Number(value)) : '';
  return `${count}${NBSP}${unit}${long && ` (${long})`}`;
}

function longTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  if (hours === 0 && minutes === 0) return '';
  return [hours && `${hours}${NBSP}h`, minutes && `${minutes}${NBSP}min`, rest && `${rest}${NBSP}s`]
    .filter(Boolean)
    .join(NBSP);
}
