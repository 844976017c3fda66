import { common } from '@contract/locales/es-MX/kernel/common';
import { lists } from '@contract/locales/es-MX/kernel/lists';
import { t } from '@portal/i18n';
import type { ReactNode } from 'react';

export interface Option {
  value: string;
  label: string;
}

/** A set of values as options, each in its words. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Option[] {
  return values.map((value) => ({ value, label: words[value] }));
}

/** The height at which a list of options scrolls (section 9 of the specification). */
export const LIST_HEIGHT = 260;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<![nN])\p{M}/gu, '')
    .normalize('NFC')
    .toLocaleLowerCase('es-MX');

/** Finds an option ignoring accents; ñ stays a letter of its own. */
export function matchesOption(search: string, option: Option | undefined): boolean {
  return option !== undefined && plain(option.label).includes(plain(search));
}

/** The chosen options in their words; one that is not among them is named so, never by its key. */
export const labelsOf = (options: readonly Option[], chosen: readonly unknown[]): string =>
  chosen
    .filter((value) => typeof value === 'string' && value !== '')
    .map(
      (value) => options.find((option) => option.value === value)?.label ?? t(lists.unknownOption),
    )
    .join(', ');

/** What an antd Select shows of a chosen value: its words, also those that it had before, and else that they are not there. */
export const chosenLabel =
  (loading = false) =>
  ({ label }: { label?: ReactNode }): ReactNode =>
    label ?? t(loading ? common.loading : lists.unknownOption);

/**
 * Options for a value that an address asks for: one that is none of them is named so, never shown as the key that it
 * is. Without options yet nothing is chosen.
 */
export function askedOption(options: readonly Option[] | undefined, asked: string | undefined) {
  if (!options) return { options: [], value: undefined, loading: true };
  const isKnown = asked === undefined || options.some(({ value }) => value === asked);
  const unknown = isKnown ? [] : [{ value: asked, label: t(lists.unknownOption) }];
  return { options: [...options, ...unknown], value: asked, loading: false };
}
