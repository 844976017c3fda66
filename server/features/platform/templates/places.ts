import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { TemplatePlace } from '@contract/platform/templates';
import { t } from '@server/i18n';

const words = platformWords.templates;

export interface TemplateText {
  subject: string;
  body: string;
}

/** How a place is written: its name between two braces. */
export const PLACE = /\{\{\s*([^{}\s]+)\s*\}\}/g;

export const namesIn = (text: string): string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name);

/** What is wrong with the places of a text: one that its template has not, or braces that are none. */
export function wrongPlaceIn(text: string, places: readonly TemplatePlace[]): string | undefined {
  const offered = new Set(places.map(({ name }) => name));
  const unknown = [...text.matchAll(PLACE)].find(([, name = '']) => !offered.has(name));
  if (unknown) return t(words.unknownPlace, { place: unknown[0] });
  return /[{}]/.test(text.replace(PLACE, '')) ? t(words.loneBrace) : undefined;
}

/** The place that a text may not be without and is. */
export function missingPlaceFrom(text: string, places: readonly TemplatePlace[]) {
  const said = new Set(namesIn(text));
  const missing = places.find(({ name, required }) => required && !said.has(name));
  return missing && t(words.missingPlace, { place: `{{${missing.name}}}` });
}

/** A text with each of its places filled once: what stands in a place is text, also where it looks like one. */
export const filledWith = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(PLACE, (_, name: string) => values.get(name) ?? '');
