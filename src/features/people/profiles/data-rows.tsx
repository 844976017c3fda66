import { profileField, profileWords } from '@contract/locales/es-MX/people/profiles';
import { t } from '@portal/i18n';
import type { DescriptionRow } from '@portal/ui/kit/DescriptionList';
import { StatusTag } from '@portal/ui/kit/StatusTag';

type Labelled = keyof typeof profileField;

/** What the rows of one part of a person's data are drawn from. */
export interface Kept<Part> {
  kept: Part;
  /** Names of what the person is asked for of it and has not given. */
  lacking: readonly string[];
}

/** A row of a read view: the value, or that it is missing, or that it was left out. */
export const dataRow = (
  label: Labelled,
  value: string | null | undefined,
  isMissing: boolean,
): DescriptionRow => ({
  label: t(profileField[label]),
  value:
    value ||
    (isMissing ? (
      <StatusTag tone="warning">{t(profileWords.missing)}</StatusTag>
    ) : (
      t(profileWords.none)
    )),
});
