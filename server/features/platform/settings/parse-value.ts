import { parsePercent, toBasisPoints } from '@contract/kernel/fields/basis-points';
import { parsePesos, toCentavos } from '@contract/kernel/fields/centavos';
import { formatDay, readWrittenDay } from '@contract/kernel/fields/day';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { formatPercent } from '@contract/kernel/fields/percent';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { type SettingKey, type SettingKind, settingInfo } from '@contract/platform/setting-info';
import { t } from '@server/i18n';
import { settingSchemas } from './rules';

/** Names of the values that are one of a few. */
const names: Readonly<Record<string, string>> = {
  level_total: t(platformWords.settings.parseValue.levelTotal),
  level_base: t(platformWords.settings.parseValue.levelBase),
  late_vat: t(platformWords.settings.parseValue.lateVat),
  late_interest: t(platformWords.settings.parseValue.lateInterest),
  fee: t(platformWords.settings.parseValue.fee),
  vat: t(platformWords.settings.parseValue.vat),
  interest: t(platformWords.settings.parseValue.interest),
  capital: t(platformWords.settings.parseValue.capital),
};

const nameOf = (value: unknown) => names[String(value)] ?? String(value);

/** The value that a person means by its name, case-insensitively. */
function named(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return Object.keys(names).find((value) => nameOf(value).toLowerCase() === wanted);
}

const yes = /^s[ií]$/i;
const no = /^no$/i;

/** A stored value as people read it: "16%", "Sí", "8.123456", "Comisión, IVA". */
export function showValue(key: SettingKey, value: unknown): string {
  const { kind } = settingInfo[key];
  if (kind === 'rate' && typeof value === 'number') return formatPercent(toBasisPoints(value));
  if (kind === 'amount' && typeof value === 'number') return formatMxn(toCentavos(value));
  if (kind === 'flag')
    return value === true
      ? t(platformWords.settings.parseValue.yes)
      : t(platformWords.settings.parseValue.no);
  if (kind === 'dates' && Array.isArray(value)) {
    return value.length === 0
      ? t(platformWords.settings.parseValue.noDates)
      : value.map((on) => formatDay(String(on))).join(', ');
  }
  return Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(value);
}

export type ReadValue = { ok: true; value: unknown } | { ok: false; message: string };

/** What an operator wrote, as the setting stores it, or what is wrong with it in Spanish. */
export function readValue(key: SettingKey, text: string): ReadValue {
  const { kind } = settingInfo[key];
  if (kind === 'rate') {
    const parsed = parsePercent(text);
    return parsed.ok ? check(key, parsed.rate) : parsed;
  }
  if (kind === 'amount') {
    const parsed = parsePesos(text.replace(/MXN$/i, ''));
    return parsed.ok ? check(key, parsed.cents) : parsed;
  }
  if (kind === 'flag') {
    if (!yes.test(text) && !no.test(text))
      return { ok: false, message: t(platformWords.settings.parseValue.yesOrNo) };
    return check(key, yes.test(text));
  }
  if (wholeKinds.has(kind)) return check(key, /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN);
  if (kind === 'dates') return readDates(key, text);
  if (kind === 'order') return check(key, text.split(',').map(named));
  return check(key, kind === 'choice' ? named(text) : text);
}

/** Days as staff write them, in their order; each once. */
function readDates(key: SettingKey, text: string): ReadValue {
  const written = text.split(',').map((part) => part.trim());
  const none = t(platformWords.settings.parseValue.noDates).toLowerCase();
  if (text.trim().toLowerCase() === none) return check(key, []);
  const days = written.map(readWrittenDay);
  const known = days.filter((day) => day !== null).toSorted();
  if (known.length < days.length) {
    return { ok: false, message: t(platformWords.settings.parseValue.dates) };
  }
  const repeated = known.find((day, index) => day === known[index + 1]);
  if (repeated) {
    const day = formatDay(repeated);
    return { ok: false, message: t(platformWords.settings.parseValue.repeatedDate, { day }) };
  }
  return check(key, known);
}

/** Written as whole numbers, whose rules set the limits. */
const wholeKinds: ReadonlySet<SettingKind> = new Set<SettingKind>([
  'days',
  'hours',
  'seconds',
  'attempts',
  'requests',
  'udis',
]);

/** What to write instead, where the rule itself does not explain it. */
const hints: Partial<Record<SettingKind, string>> = {
  choice: t(platformWords.settings.parseValue.oneOf, {
    first: nameOf('level_total'),
    second: nameOf('level_base'),
  }),
  order: t(platformWords.settings.parseValue.order),
};

function check(key: SettingKey, value: unknown): ReadValue {
  const parsed = settingSchemas[key].safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  return { ok: false, message: hints[settingInfo[key].kind] ?? issue?.message ?? '' };
}
