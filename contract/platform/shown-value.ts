import { type SettingKey, type SettingKind, settingInfo } from './setting-info';

const units: Partial<Record<SettingKind, { one: string; many: string }>> = {
  hours: { one: 'hora', many: 'horas' },
  days: { one: 'día', many: 'días' },
  seconds: { one: 'segundo', many: 'segundos' },
  attempts: { one: 'intento', many: 'intentos' },
  udi: { one: 'pesos', many: 'pesos' },
};

const NBSP = '\u00a0';
const counting = new Intl.NumberFormat('es-MX');

/** A value with its unit, long times in minutes or hours too: "28,800 segundos (8 h)"; no line ends in a number. */
export function shownValue(key: SettingKey, value: string): string {
  const { kind } = settingInfo[key];
  const unit = units[kind];
  if (!unit) return value;
  const count = kind === 'udi' ? value : counting.format(Number(value));
  const long = kind === 'seconds' ? longTime(Number(value)) : '';
  return `${count}${NBSP}${value === '1' ? unit.one : unit.many}${long && ` (${long})`}`;
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
