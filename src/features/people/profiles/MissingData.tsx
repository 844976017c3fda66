import { profileField, profileWords } from '@contract/locales/es-MX/people/profiles';
import { type MissingPart, profiles } from '@contract/people/profiles';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { Alert } from 'antd';

const parts = ['general', 'address', 'tax', 'about_you'] as const satisfies readonly MissingPart[];

const names: ReadonlyMap<string, string> = new Map(
  Object.entries(profileField).map(([field, key]) => [field, t(key)]),
);

/** What of one's data is not there yet, by part; nothing once all of it is. */
export function MissingData() {
  const { data } = useRead(profiles.missing, {});
  const missing = parts.filter((part) => data && data[part].length > 0);
  if (!data || missing.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t(profileWords.missingTitle)}
      description={missing.map((part) => (
        <p key={part}>
          {t(profileWords.missingPart, {
            part: t(profileWords.parts[part]),
            names: data[part].map((field) => names.get(field) ?? field).join(', '),
          })}
        </p>
      ))}
    />
  );
}
