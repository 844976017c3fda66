import { profileWords } from '@contract/locales/es-MX/people/profiles';
import { type MissingPart, profiles } from '@contract/people/profiles';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { Alert } from 'antd';
import { missingNames } from './missing-names';

const parts = ['general', 'address', 'tax', 'about_you'] as const satisfies readonly MissingPart[];

/** What of one's data is not there yet, by part; nothing once all of it is. */
export function MissingData() {
  const { data } = useRead(profiles.missing, {});
  const { data: own } = useRead(profiles.show, {});
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
            names: missingNames(data[part], own?.kind),
          })}
        </p>
      ))}
    />
  );
}
